import { useMessages } from '../../../../lib/messages/use-messages.ts';
import type { SearchResult } from '../../contract.ts';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { searchWords } from '../../messages/screen/area.ts';
import css from './result-list.module.css';

export function ResultList({ results }: { results: readonly SearchResult[] }) {
  const t = useMessages(searchWords);
  const local = useLocalPath();
  // Entries have one address, in the main language.
  const isEntry = (href: string) => /^\/[^/?#]+\//.test(href);
  if (results.length === 0) return null;
  return (
    <ol className={css.list}>
      {results.map(({ _id, kind, title, excerpt, href }) => (
        <li key={_id}>
          <p className={css.kind}>{t[kind]}</p>
          <h2 className={css.title}>
            {/* A place on a page is the browser's: as it arrives there it opens the question. */}
            <a
              href={kind !== 'service' && isEntry(href) ? href : local(href)}
              target={href.includes('#') ? '_self' : undefined}
            >
              <Marked parts={title} />
            </a>
          </h2>
          <p className={css.excerpt}>
            <Marked parts={excerpt} />
          </p>
        </li>
      ))}
    </ol>
  );
}

const Marked = ({ parts }: { parts: SearchResult['title'] }) =>
  parts.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text));

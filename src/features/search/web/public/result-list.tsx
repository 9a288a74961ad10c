import { useMessages } from '../../../../lib/messages/use-messages.ts';
import type { SearchResult } from '../../contract.ts';
import { useOriginal } from '../../../../lib/ui/original.ts';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { searchWords } from '../../messages/screen/area.ts';
import css from './result-list.module.css';

export function ResultList({ results }: { results: readonly SearchResult[] }) {
  const t = useMessages(searchWords);
  const local = useLocalPath();
  const original = useOriginal();
  if (results.length === 0) return null;
  return (
    <ol className={css.list}>
      {results.map(({ _id, kind, title, excerpt, href, translated }) => (
        <li key={_id}>
          <p className={css.kind}>{t[kind]}</p>
          <h2 className={css.title} {...original({ translated }, 'title')}>
            {/* A place on a page is the browser's: as it arrives there it opens the question. */}
            <a
              href={href.startsWith('/') ? local(href) : href}
              target={href.includes('#') ? '_self' : undefined}
            >
              <bdi>
                <Marked parts={title} />
              </bdi>
            </a>
          </h2>
          <p className={css.excerpt} {...original({ translated }, 'excerpt')}>
            <bdi>
              <Marked parts={excerpt} />
            </bdi>
          </p>
        </li>
      ))}
    </ol>
  );
}

const Marked = ({ parts }: { parts: SearchResult['title'] }) =>
  parts.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text));

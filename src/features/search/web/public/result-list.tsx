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
  parts.map(({ text, found }, index) =>
    found ? <mark key={index}>{text}</mark> : <Numbered key={index} text={text} />,
  );

const phoneNumber = /((?:\+|\b0)\d+(?: \d+)+)/;

/** Among Arabic words, the groups of a phone number would change places. On its page it is a link, which keeps them. */
const Numbered = ({ text }: { text: string }) =>
  text.split(phoneNumber).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} dir="ltr">
        {part}
      </bdi>
    ) : (
      part
    ),
  );

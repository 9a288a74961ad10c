import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { isExternal } from '../../../../../lib/links/safe-href.ts';
import { Icon } from '../shared/pictures/icon.tsx';
import type { DownloadListProps } from './block.ts';
import css from './download-list.module.css';

const kindOf = (href: string) =>
  /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(href.replace(/^https?:\/\/[^/]*/i, ''))?.[1]?.toUpperCase();

export function DownloadListView({ items }: DownloadListProps & ViewContext) {
  const t = useMessages(blockWords);
  const shown = items.filter(({ title, href }) => title !== '' || href !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={css.list}>
      {shown.map(({ title, href, kind, size, text }, index) => {
        const facts = [kind || kindOf(href), size].filter(Boolean).join(', ');
        const words = title || t.download;
        return (
          <li key={index} className={css.file}>
            <Icon name="file" className={css.icon} />
            <div className={css.words}>
              <p>
                {href ? (
                  <a
                    className={css.link}
                    href={href}
                    download={isExternal(href) ? undefined : ''}
                    rel={isExternal(href) ? 'noopener' : undefined}
                  >
                    {words}
                    {facts && <span className="visually-hidden"> ({facts})</span>}
                  </a>
                ) : (
                  words
                )}
              </p>
              {text && <p className={css.text}>{text}</p>}
            </div>
            {facts && (
              <span className={css.facts} aria-hidden="true">
                {facts}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

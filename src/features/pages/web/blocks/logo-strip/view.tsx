import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { isExternal } from '../../../../../lib/links/safe-href.ts';
import { srcSetOf } from '../../../../../lib/ui/picture/sources.ts';
import type { LogoStripProps } from './block.ts';
import css from './logo-strip.module.css';

function Logo({ picture, name }: LogoStripProps['items'][number]) {
  const t = useMessages(blockWords);
  if (!picture) return <span className={css.name}>{name || t.logo}</span>;
  return (
    <img
      className={css.picture}
      src={picture.src}
      srcSet={srcSetOf(picture, 176, 'webp')}
      sizes="176px"
      alt={picture.alt || name}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
    />
  );
}

interface LogosProps extends Pick<LogoStripProps, 'items' | 'look'> {
  /** Follows the logos in a marquee, so that its line never ends. Only pointers reach it. */
  isCopy?: boolean;
}

function Logos({ items, look, isCopy }: LogosProps) {
  const t = useMessages(blockWords);
  return (
    <ul className={css.list} data-look={look} aria-hidden={isCopy}>
      {items.map((item, index) => (
        <li key={index} className={css.item}>
          {item.href ? (
            <a
              className={css.link}
              href={item.href}
              rel={isExternal(item.href) ? 'noopener' : undefined}
              aria-label={item.picture && !item.picture.alt && !item.name ? t.open : undefined}
              tabIndex={isCopy ? -1 : undefined}
            >
              <Logo {...item} />
            </a>
          ) : (
            <Logo {...item} />
          )}
        </li>
      ))}
    </ul>
  );
}

export function LogoStripView({ title, items, look, marquee }: LogoStripProps & ViewContext) {
  const t = useMessages(blockWords);
  if (items.length === 0) return null;
  return (
    <div className={css.strip}>
      {title && <p className={css.title}>{title}</p>}
      {marquee ? (
        <div className={css.marquee} data-marquee="">
          <label className={css.pause}>
            <input type="checkbox" className="visually-hidden" aria-label={t.pauseAnimation} />
          </label>
          <div className={css.line}>
            <Logos items={items} look={look} />
            <Logos items={items} look={look} isCopy />
          </div>
        </div>
      ) : (
        <Logos items={items} look={look} />
      )}
    </div>
  );
}

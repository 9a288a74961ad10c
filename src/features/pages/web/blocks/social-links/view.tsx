import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { isExternal } from '../../../../../lib/links/safe-href.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import { Icon } from '../shared/pictures/icon.tsx';
import type { SocialLinksProps } from './block.ts';
import { networkOf } from './networks.ts';
import css from './social-links.module.css';

export function SocialLinksView({ items, look, align }: SocialLinksProps & ViewContext) {
  const t = useMessages(blockWords);
  const shown = items.filter(({ href }) => href !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={css.list} data-align={align}>
      {shown.map(({ href, label }, index) => {
        const { icon, ...network } = networkOf(href);
        return (
          <li key={index} className={css.item}>
            <a
              className={css.link}
              data-look={look}
              href={href}
              rel={isExternal(href) ? 'noopener me' : undefined}
            >
              {look !== 'names' && <Icon name={icon} />}
              <span className={look === 'icons' ? 'visually-hidden' : undefined}>
                {label || ('key' in network ? t[network.key] : network.name)}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import { use } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { ShownPageContext } from '../shared/shown-page.ts';
import type { BreadcrumbsProps } from './block.ts';
import css from './breadcrumbs.module.css';

export function BreadcrumbsView({ between }: BreadcrumbsProps & ViewContext) {
  const t = useMessages(blockWords);
  const { crumbs } = use(ShownPageContext);
  const [home, here] = crumbs.length > 0 ? crumbs : [{ label: t.home, href: '/' }, undefined];
  const last = here ?? (crumbs.length > 0 ? undefined : { label: t.thisPage, href: '' });
  const way = [home, ...between, last].filter((crumb) => crumb !== undefined && crumb.label !== '');
  return (
    <nav className={css.nav} data-breadcrumbs aria-label={t.breadcrumbs}>
      <ol className={css.list}>
        {way.map((crumb, index) => (
          <li key={index} className={css.crumb}>
            {crumb && crumb.href !== '' && index < way.length - 1 ? (
              <a className={css.link} href={crumb.href}>
                {crumb.label}
              </a>
            ) : (
              <span className={css.here} aria-current={index === way.length - 1 ? 'page' : undefined}>
                {crumb?.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

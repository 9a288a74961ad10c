import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { layout } from '../../../messages/layout/area.ts';
import { useRef } from 'react';
import type { MenuEntry } from '../../../menus-contract.ts';
import { useOriginal } from '../../../../../lib/ui/original.ts';
import { useStart } from '../../start.ts';
import css from './header-menu.module.css';
import { ChevronIcon } from './icons.tsx';
import { MenuWords, ShopItem } from './links.tsx';
import { useClosing } from './use-closing.ts';

/** The header's entries in a row. Second-level entries open below their parent, one list at a time, without script too. */
export function HeaderMenu({ className }: { className: string | undefined }) {
  const { menus } = useStart();
  const list = useRef<HTMLUListElement>(null);
  useClosing(list);
  return (
    <ul className={className} ref={list}>
      {menus.header.map((entry, index) => (
        <li key={index} className={entry.children.length > 0 ? css.parent : undefined}>
          {entry.children.length > 0 ? <Parent entry={entry} /> : <MenuWords entry={entry} />}
        </li>
      ))}
      <ShopItem />
    </ul>
  );
}

function Parent({ entry }: { entry: MenuEntry }) {
  const t = useMessages(layout);
  const written = useOriginal()(entry, 'label');
  const words = written.lang ? <span {...written}>{entry.label}</span> : entry.label;
  return (
    <>
      {entry.href === null ? null : <MenuWords entry={entry} />}
      <details className={css.more} name="site-header-menu">
        <summary className={css.toggle} data-words={entry.href === null}>
          {entry.href === null ? (
            words
          ) : (
            <span className="visually-hidden">{t.moreBelow({ label: entry.label })}</span>
          )}
          <ChevronIcon />
        </summary>
        <ul className={css.below} data-surface="page">
          {entry.children.map((child, index) => (
            <li key={index}>
              <MenuWords entry={child} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

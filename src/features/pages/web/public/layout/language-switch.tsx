import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { layout } from '../../../messages/layout/area.ts';
import { useRef } from 'react';
import { LanguageList } from '../../blocks/shared/language-list.tsx';
import { ChevronIcon, GlobeIcon } from './icons.tsx';
import { useLanguageLinks } from './language-links.ts';
import css from './language-switch.module.css';
import { useClosing } from './use-closing.ts';

/** The languages of the site in the header, without script too. Each is its own document, in its own language. */
export function LanguageSwitch() {
  const t = useMessages(layout);
  const list = useRef<HTMLElement>(null);
  useClosing(list);
  const links = useLanguageLinks();
  const here = links.find(({ isHere }) => isHere);
  if (!here) return null;
  return (
    <nav className={css.switch} aria-label={t.language} ref={list}>
      <details className={css.more}>
        <summary className={css.toggle}>
          <GlobeIcon />
          <span className={css.code} aria-hidden>
            {here.language.toUpperCase()}
          </span>
          <span className="visually-hidden">{`${t.language}: ${here.name}`}</span>
          <ChevronIcon />
        </summary>
        <LanguageList links={links} className={css.list} linkClassName={css.link} surface="page" />
      </details>
    </nav>
  );
}

/** The same in the menu of small windows. */
export function LanguageItems() {
  const t = useMessages(layout);
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <nav className={css.row} aria-label={t.language}>
      <LanguageList links={links} className={css.line} linkClassName={css.link} />
    </nav>
  );
}

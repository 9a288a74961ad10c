import { use } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { blockWords } from '../../../messages/blocks/area.ts';
import { LanguageList } from '../shared/language-list.tsx';
import { type LanguageLink, LanguageLinksContext } from '../shared/shown-page.ts';
import type { LanguageSwitchProps } from './block.ts';
import css from './language-switch.module.css';

/** Shown in the editor; visitors of a site with one language see nothing. */
const sample: LanguageLink[] = [
  { language: 'en', name: 'English', href: '/', isHere: true },
  { language: 'de', name: 'Deutsch', href: '/de', isHere: false },
];

export function LanguageSwitchView({ align }: LanguageSwitchProps & ViewContext) {
  const t = useMessages(blockWords);
  const languages = use(LanguageLinksContext) ?? sample;
  if (languages.length === 0) return null;
  return (
    <nav className={css.nav} data-align={align} aria-label={t.language}>
      <LanguageList links={languages} className={css.list} linkClassName={css.link} />
    </nav>
  );
}

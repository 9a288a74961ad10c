import { type AdminLanguage, adminLanguageOf } from '../../../lib/messages/languages.ts';
import { speaking, spokenLanguage, spokenNow } from '../../../lib/messages/spoken-language.ts';
import type { CheckResult } from '../contract.ts';
import type { CheckOutcome, Sentence } from './services.ts';

type Told = Pick<CheckResult, 'says' | 'hints' | 'steps'>;

/** A result as it is kept: in English, and what it says in the other languages of the admin, because anybody may read it later. */
export type KeptResult = CheckResult & { translations?: Record<Exclude<AdminLanguage, 'en'>, Told> };

const said = (sentence: Sentence): string => (typeof sentence === 'string' ? sentence : sentence());

function tell({ says, hints = [], steps = [] }: CheckOutcome, language: AdminLanguage): Told {
  return speaking({ ...spokenNow(), language }, () => ({
    says: said(says),
    hints: hints.map(({ text, to = null }) => ({ text: said(text), to })),
    steps: steps.map((step) => ({ light: step.light, label: said(step.label), says: said(step.says) })),
  }));
}

export const tellInAll = (found: CheckOutcome): Omit<KeptResult, 'ranAt' | 'milliseconds'> => ({
  light: found.light,
  ...tell(found, 'en'),
  translations: { de: tell(found, 'de'), fr: tell(found, 'fr'), es: tell(found, 'es') },
});

/** A result in the language of the request. */
export function inRequestsLanguage({ translations, ...english }: KeptResult): CheckResult {
  const language = adminLanguageOf(spokenLanguage());
  return language === 'en' ? english : { ...english, ...translations?.[language] };
}

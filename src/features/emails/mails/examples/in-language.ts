import type { Language } from '../../../../lib/messages/languages.ts';
import { formatMoney } from '../../../../lib/values/money.ts';
import type { MailValue, MailValues } from '../../mail-kind.ts';
import { de } from './translations/de.ts';
import { es } from './translations/es.ts';
import { fr } from './translations/fr.ts';

const texts: Partial<Record<Language, Readonly<Record<string, string>>>> = { de, fr, es };

/** Example values for an email in a language; names, links and what isn’t translated stay as they are. */
export function examplesIn(language: Language, values: MailValues): MailValues {
  const known = texts[language];
  if (!known) return values;
  const money = (_: string, sign: string, amount: string) =>
    formatMoney(Number(amount) * (sign ? -1 : 1), 'EUR', language);
  const say = (text: string) => known[text] ?? text.replace(/^(−?)£([\d.]+)$/, money);
  const translated = (value: MailValue): MailValue =>
    typeof value === 'string'
      ? say(value)
      : value.map((row) => ({ ...row, label: say(row.label), value: say(row.value) }));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, translated(value)]));
}

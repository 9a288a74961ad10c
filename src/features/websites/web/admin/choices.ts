import { pageLanguage } from '../../../../lib/messages/area.ts';

interface Choice {
  value: string;
  label: string;
}

export const byLabel = (a: Choice, b: Choice): number => a.label.localeCompare(b.label, pageLanguage());

/** The name of a language as it is written in a sentence. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames(pageLanguage(), { type: 'language' }).of(language) ?? language;

/** The name of a language as a heading or in a list. */
export function languageTitle(language: string): string {
  const name = languageName(language);
  return name.charAt(0).toLocaleUpperCase(pageLanguage()) + name.slice(1);
}

export function currencies(): Choice[] {
  const words = new Intl.DisplayNames(pageLanguage(), { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value}: ${words.of(value) ?? value}`,
  }));
}

const common =
  'en-GB en-US en-IE en-AU en-CA cy-GB de-DE de-AT de-CH fr-FR fr-BE fr-CH fr-CA es-ES es-MX it-IT pt-PT pt-BR nl-NL nl-BE da-DK sv-SE nb-NO fi-FI is-IS pl-PL cs-CZ sk-SK hu-HU ro-RO bg-BG el-GR tr-TR uk-UA et-EE lv-LV lt-LT sl-SI hr-HR ja-JP zh-CN zh-TW ko-KR hi-IN'.split(
    ' ',
  );

export function languages(current: string): Choice[] {
  return [...new Set([...common, current])]
    .map((value) => ({ value, label: languageTitle(value) }))
    .toSorted(byLabel);
}

import { escapeHtml } from '../../lib/escape-html.ts';

/** Markup made by `html`, which is inserted without escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

const shown = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(shown).join('') : escapeHtml(String(part));
};

/** Markup with values: inserted values are escaped unless `html` made them too. Attributes need quotes. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.reduce((all, text, index) => all + shown(parts[index - 1]) + text));

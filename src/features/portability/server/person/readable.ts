import { escapeHtml } from '../../../../lib/escape-html.ts';
import { languageOf } from '../../../../lib/messages/languages.ts';
import { serverMessages } from '../../../../lib/messages/server-messages.ts';
import { directionOf } from '../../../../lib/values/direction.ts';
import { catalogues } from '../../messages/person/catalogues.ts';
import { nameOfMail } from '../../../emails/server/index.ts';
import type { SectionKey } from './section-queries.ts';
import { withLatinDigits } from '../../../../lib/values/digits.ts';

const words = serverMessages('portability.person', catalogues);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** Turns `discountCode` into “Discount code”. */
const spaced = (key: string) => {
  const apart = key.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, next: string) => `${end} ${next.toLowerCase()}`,
  );
  return apart.charAt(0).toUpperCase() + apart.slice(1);
};

const amounts = new Set('amount deliveryPrice discount paid price refunded tax total'.split(' '));

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

const style = `body{font:17px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
h1,h2{line-height:1.2}article{border-top:1px solid #ccc;padding:.75rem 0}dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;
gap:.1rem 1rem;margin:0}dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}ul{margin:0;padding-inline-start:1.2rem}
@media(max-width:32rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}`;

/** The bundle as people read it, in the language of the site. */
export function readable(locale: string) {
  const language = languageOf(locale);
  const t = words(language);
  const day = new Intl.DateTimeFormat(withLatinDigits(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(withLatinDigits(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  const sum = new Intl.NumberFormat(withLatinDigits(locale), { minimumFractionDigits: 2 });
  /** Names come from stored answers, too. */
  const known = (name: string): string | undefined => {
    const found: unknown = Object.hasOwn(t, name) ? t[name as keyof typeof t] : undefined;
    return typeof found === 'string' ? found : undefined;
  };
  /** A status, a way to sign in and a kind of email are stored as codes or in English. */
  const named = (section: SectionKey, key: string, value: unknown): unknown => {
    if (section === 'mailsNotWanted' && key === 'kind') return nameOfMail(String(value), language) ?? value;
    const prefix = key === 'state' ? section : key === 'how' ? 'how' : null;
    if (prefix === null || typeof value !== 'string') return value;
    return known(`${prefix}_${value.replace(/ (\w)/g, (_, next: string) => next.toUpperCase())}`) ?? value;
  };

  /** Any value as HTML; what is empty is left out. */
  function asHtml(value: unknown): string {
    if (Array.isArray(value))
      return `<ul>${value
        .filter((each) => !isEmpty(each))
        .map((each) => `<li>${asHtml(each)}</li>`)
        .join('')}</ul>`;
    if (typeof value === 'object' && value !== null)
      return `<dl>${Object.entries(value)
        .filter(([, each]) => !isEmpty(each))
        .map(([key, each]) => {
          const shown = typeof each === 'number' && amounts.has(key) ? sum.format(each) : each;
          return `<dt>${escapeHtml(known(key) ?? spaced(key))}</dt><dd>${asHtml(shown)}</dd>`;
        })
        .join('')}</dl>`;
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    const text = String(value);
    return escapeHtml(
      instant.test(text) && !Number.isNaN(Date.parse(text)) ? moment.format(new Date(text)) : text,
    );
  }

  return {
    title: (section: SectionKey): string => escapeHtml(t[`${section}Section`]),
    row: (section: SectionKey, row: Record<string, unknown>): string =>
      asHtml(
        Object.fromEntries(Object.entries(row).map(([key, value]) => [key, named(section, key, value)])),
      ),
    /** The introduction, before the sections. */
    before: (host: string, at: Date): string => {
      const title = escapeHtml(t.title({ host }));
      return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head><body>
<h1>${title}</h1>
<p>${escapeHtml([t.intro({ date: day.format(at) }), t.otherFiles, t.notIncluded].join(' '))}</p>
`;
    },
    after: '</body></html>\n',
  };
}

import { escapeHtml } from '../../../../lib/escape-html.ts';

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** `discountCode` reads as “Discount code”. */
const label = (key: string) => {
  const words = key.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, next: string) => `${end} ${next.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const shown = (value: string) =>
  instant.test(value) ? `${new Date(value).toISOString().slice(0, 16).replace('T', ' ')} UTC` : value;

/** Any value of the bundle as people read it; what is empty is left out. */
export function asHtml(value: unknown): string {
  if (Array.isArray(value))
    return `<ul>${value
      .filter((each) => !isEmpty(each))
      .map((each) => `<li>${asHtml(each)}</li>`)
      .join('')}</ul>`;
  if (typeof value === 'object' && value !== null)
    return `<dl>${Object.entries(value)
      .filter(([, each]) => !isEmpty(each))
      .map(([key, each]) => `<dt>${escapeHtml(label(key))}</dt><dd>${asHtml(each)}</dd>`)
      .join('')}</dl>`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return escapeHtml(shown(String(value)));
}

const style = `body{font:17px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
h1,h2{line-height:1.2}article{border-top:1px solid #ccc;padding:.75rem 0}dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;
gap:.1rem 1rem;margin:0}dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}ul{margin:0;padding-left:1.2rem}
@media(max-width:32rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}`;

/** What stands before and after the sections. */
export const page = (host: string, at: Date) => ({
  before: `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your data at ${escapeHtml(host)}</title><style>${style}</style></head><body>
<h1>Your data at ${escapeHtml(host)}</h1>
<p>All data this site had about you on ${at.toISOString().slice(0, 10)}. The same stands in data.json for programs; files that you sent
lie in the folder “files”. Visits are counted without keeping who came, so none are in here. Notes that the people of the site wrote
for themselves are not in here either: please ask them.</p>
`,
  after: '</body></html>\n',
});

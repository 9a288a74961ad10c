import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../../../lib/content/readable.ts';
import { defaultTemplate, type MailValues } from '../../mail-kind.ts';
import { mailKinds } from '../../mail-kinds.ts';
import { resetMail } from '../../mails/reset.ts';
import { welcomeMail } from '../../mails/welcome.ts';
import { launchBrowser } from '../../../../../tests/support/browser.ts';
import { compileFrame } from './compile-frame.ts';
import { renderMail } from './render-mail.ts';

const theme = {
  name: 'Clay & <Kiln>',
  origin: 'http://one.test',
  locale: 'en-GB',
  logo: null,
  colours: { main: '#0b5563', link: '#0b5563', button: '#b3541e', background: '#ffffff', text: '#1d1d1f' },
};

test('the compiled frame is that of frame.mjml; if not, run scripts/compile-mail-frame.ts', async () => {
  const compiled = await readFile(join(import.meta.dirname, 'frame.mustache'), 'utf8');
  expect(compiled).toBe(await compileFrame());
});

describe.each(mailKinds)('$emailID', (kind) => {
  test('shows each of its branches by an example, with what it depends on and without', () => {
    const { body } = defaultTemplate(kind);
    const names = [...body.matchAll(/\{\{#(\w+)\}\}/g)].map(([, name = '']) => name);
    const examples = [{}, ...(kind.variants ?? []).map(({ values }) => values)].map((values): MailValues => ({
      ...kind.sample,
      ...values,
    }));
    for (const name of names) {
      const empty = examples.map((values) => values[name] === '');
      expect([name, empty.includes(true), empty.includes(false)]).toEqual([name, true, true]);
    }
    for (const values of examples)
      expect(renderMail(kind, theme, values).html).not.toMatch(/\{\{|undefined|\[object/);
  });

  test('renders with its sample, in HTML and in text', () => {
    const { subject, html, text } = renderMail(kind, theme, kind.sample);
    expect([subject, html, text].join()).not.toMatch(/\{\{|undefined|\[object/);
    expect(html).toContain('Clay &#38; &#60;Kiln&#62;');
    expect(text).toContain('Clay & <Kiln>');
    expect(html).not.toMatch(/<script|fonts\.googleapis|@import/);
  });
});

test('an email to visitors of an Arabic site is set from right to left, one to its owner is not', () => {
  const arabic = { ...theme, locale: 'ar-EG' };
  const sides = (html: string) => [
    ...new Set(html.match(/(?<=\bdir="|\balign="|text-align:)(ltr|rtl|left|right)/g)),
  ];
  for (const kind of mailKinds) {
    const usual = sides(renderMail(kind, theme, kind.sample).html).toSorted();
    expect(usual).toEqual(expect.arrayContaining(['left', 'ltr']));
    const turned = new Map([
      ['ltr', 'rtl'],
      ['left', 'right'],
      ['right', 'left'],
    ]);
    const expected = kind.to === 'owner' ? usual : usual.map((side) => turned.get(side) ?? side).toSorted();
    expect(sides(renderMail(kind, arabic, kind.sample).html).toSorted(), kind.emailID).toEqual(expected);
  }
});

test('a name in the other direction doesn’t reorder the text around it, and links stay as they are', () => {
  const kind = mailKinds.find(({ body }) => body.includes('{{name}}')) as (typeof mailKinds)[number];
  const name = 'שרה\u202E';
  const { html, text } = renderMail(kind, theme, { ...kind.sample, name });
  expect(html).toContain('\u2068שרה\u2069');
  expect([html, text].join()).not.toMatch(/[\u202a-\u202e]/);
  expect(text).not.toMatch(/\u2068[^\u2069]*https?:/);
  const arabic = renderMail(kind, { ...theme, locale: 'ar' }, { ...kind.sample, name });
  expect(arabic.html).not.toContain('\u2068שרה');
  expect(arabic.html).toContain('\u2068Clay &#38; &#60;Kiln&#62;\u2069');
  for (const [link] of `${arabic.html} ${arabic.text}`.matchAll(/https?:[^\s"<)]*/g))
    expect(link).not.toMatch(/[\u2066-\u2069]/);
});

test('values cannot become markup, placeholders or header lines', () => {
  const email = '<img src=x>{{siteLink}}\r\nBcc: all@example.com';
  const { html } = renderMail(welcomeMail, theme, { ...welcomeMail.sample, email });
  expect(html).not.toContain('<img');
  expect(html).toContain('{{siteLink}}');
  const hostile = { ...theme, name: 'Kiln\r\nBcc: all@example.com' };
  expect(renderMail(welcomeMail, hostile, welcomeMail.sample).subject).toBe(
    'Welcome to Kiln Bcc: all@example.com',
  );
});

test('a drawing or a picture that mail programs do not show stands there as one that they do', () => {
  const logoIn = (logo: string) =>
    /<img[^>]+src="([^"]+)"/.exec(renderMail(welcomeMail, { ...theme, logo }, welcomeMail.sample).html)?.[1];
  const place = '/files/01990000-0000-7000-8000-000000000001/abc123';
  for (const name of ['logo.svg', 'logo.webp', 'logo.avif'])
    expect(logoIn(`${place}/${name}`)).toBe(`http://one.test${place}/w480.png`);
  expect(logoIn(`${place}/logo.png`)).toBe(`http://one.test${place}/logo.png`);
  expect(logoIn('https://elsewhere.test/logo.svg')).toBeUndefined();
});

test('a missing value is an error, not a gap', () => {
  expect(() => renderMail(resetMail, theme, { email: 'ada@example.com' })).toThrow('is missing resetLink');
});

test('text on the button can be read whatever its colour', () => {
  for (const button of ['#ffff00', '#111111', '#808080']) {
    const { html } = renderMail(
      welcomeMail,
      { ...theme, colours: { ...theme.colours, button } },
      welcomeMail.sample,
    );
    const [, ground = '', ink = ''] = /display:inline-block;background:(#\w+);color:(#\w+);/.exec(html) ?? [];
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  }
});

test('on a phone, no amount of an order is broken, and all are at the end of their line', async () => {
  const kind = mailKinds.find(({ emailID }) => emailID === 'order-paid') ?? welcomeMail;
  const items = [
    { label: '2 × Donaudampfschifffahrtsgesellschaftskapitänsmütze, Groß', value: '2.520,00\u00a0€' },
    { label: 'Versand: Paket, zwei bis vier Tage', value: 'Kostenlos' },
    { label: 'Gesamtsumme', value: '2.520,00\u00a0€', strong: true },
    {
      label:
        'Sie haben dem sofortigen Download zugestimmt und zur Kenntnis genommen, dass Ihr Widerrufsrecht dadurch erlischt',
      value: '30. November 2026 um 04:53 MEZ',
    },
  ];
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await page.setContent(renderMail(kind, { ...theme, locale: 'de-DE' }, { ...kind.sample, items }).html);
  const cells = page.locator('.rows td:last-child');
  // As many lines as rectangles; the date has several words.
  const lines = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return [cell.getAttribute('align'), cell.textContent?.trim().includes(' ') || tops.size];
    }),
  );
  expect(lines).toEqual([
    ['right', 1],
    ['right', 1],
    ['right', 1],
    ['right', true],
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await browser.close();
});

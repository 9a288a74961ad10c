import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../../lib/readable.ts';
import { mailKinds } from '../mail-kinds.ts';
import { resetMail } from '../mails/reset.ts';
import { welcomeMail } from '../mails/welcome.ts';
import { compileFrame } from './compile-frame.ts';
import { renderMail } from './render-mail.ts';

const look = {
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
  test('renders with its sample, in HTML and in text', () => {
    const { subject, html, text } = renderMail(kind, look, kind.sample);
    expect([subject, html, text].join()).not.toMatch(/\{\{|undefined|\[object/);
    expect(html).toContain('Clay &#38; &#60;Kiln&#62;');
    expect(text).toContain('Clay & <Kiln>');
    expect(html).not.toMatch(/<script|fonts\.googleapis|@import/);
  });
});

test('values cannot become markup, placeholders or header lines', () => {
  const email = '<img src=x>{{siteLink}}\r\nBcc: all@example.com';
  const { html } = renderMail(welcomeMail, look, { ...welcomeMail.sample, email });
  expect(html).not.toContain('<img');
  expect(html).toContain('{{siteLink}}');
  const hostile = { ...look, name: 'Kiln\r\nBcc: all@example.com' };
  expect(renderMail(welcomeMail, hostile, welcomeMail.sample).subject).toBe(
    'Welcome to Kiln Bcc: all@example.com',
  );
});

test('a missing value is an error, not a gap', () => {
  expect(() => renderMail(resetMail, look, { email: 'ada@example.com' })).toThrow('lacks resetLink');
});

test('text on the button can be read whatever its colour', () => {
  for (const button of ['#ffff00', '#111111', '#808080']) {
    const { html } = renderMail(
      welcomeMail,
      { ...look, colours: { ...look.colours, button } },
      welcomeMail.sample,
    );
    const [, ground = '', ink = ''] = /display:inline-block;background:(#\w+);color:(#\w+);/.exec(html) ?? [];
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  }
});

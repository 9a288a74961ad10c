import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import mjml2html from 'mjml';

/**
 * `frame.mjml` as HTML for mail programs. Its colours are placeholders, which no validator would accept, and so are its
 * sides: MJML has no logical start and end.
 */
export async function compileFrame(): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'frame.mjml'), 'utf8');
  const { html } = await mjml2html(source, { validationLevel: 'skip' });
  return `${html
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
    .replaceAll('align="left"', 'align="{{start}}"')
    .replaceAll('text-align:left', 'text-align:{{start}}')
    .replaceAll('direction:ltr', 'direction:{{dir}}')
    .replaceAll('dir="auto"', 'dir="{{dir}}"')}\n`;
}

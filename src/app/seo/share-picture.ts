import { createHash } from 'node:crypto';
import type { KnownSite } from '../../features/websites/server/index.ts';
import { readablePartner } from '../../lib/theme/colour.ts';
import { fonts } from '../../lib/theme/fonts.ts';
import { cutVariants } from '../../lib/content/pictures.ts';
import { type TitleFont, titleFont } from './title-font.ts';

export const [WIDTH, HEIGHT] = cutVariants['social.jpg'];
const MARGIN = 88;
const SIZES = [96, 84, 72, 62, 54];
const MOST_LINES = 4;
const LEADING = 1.12;

/** An image with a page's title in the site's design, for social networks when the page has no image. */
export interface SharePicture {
  title: string;
  name: string;
  theme: KnownSite['website'];
}

/** Longer titles aren't legible at that size; also bounds the work. */
const MOST_LETTERS = 200;

/** Characters that the fonts have; other titles are left to the network. */
const drawable = /^[\u0020-\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20c0\u2122]*$/;

const withoutSigns = (text: string): string =>
  text
    .replace(/\p{Extended_Pictographic}|\ufe0f|\u200d/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_LETTERS);

export const canBeDrawn = (title: string): boolean =>
  withoutSigns(title) !== '' && drawable.test(withoutSigns(title));

/** Changes with everything that the image shows, so that its address may be cached forever. */
export function shareMark({ title, name, theme: { colours, brand } }: SharePicture): string {
  const { background, text, main } = colours;
  const shows = [title, name, background, text, main, brand.fonts.heading, brand.fonts.body];
  return createHash('sha256').update(JSON.stringify(shows)).digest('base64url').slice(0, 12);
}

/**
 * @param width of the text area, from the left; the rest has no text
 * @returns an SVG of 1200 by 630 pixels that needs no font
 */
export async function drawShare(
  { title, name, theme }: SharePicture,
  width: number = WIDTH,
): Promise<string> {
  const { colours, brand } = theme;
  const heading = await titleFont(brand.fonts.heading, fonts[brand.fonts.heading].headingWeight);
  const body = await titleFont(brand.fonts.body, 500);
  const { lines, size } = fit(heading, withoutSigns(title), width - 2 * MARGIN);
  const step = size * LEADING;
  // Optically centred in the space above the name.
  const top = (HEIGHT - 150 - lines.length * step) / 2 + size * 0.82;
  const ink = readablePartner(colours.background, colours.text);
  const drawn = lines.map(
    (line, index) =>
      `<g transform="translate(${MARGIN} ${(top + index * step).toFixed(1)})">${heading.outline(line, size).markup}</g>`,
  );
  const site = cutToWidth(body, withoutSigns(name), 34, width - 2 * MARGIN - 60);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.background}"/><rect y="${HEIGHT - 18}" width="${WIDTH}" height="18" fill="${colours.main}"/><g fill="${ink}">${drawn.join('')}</g><circle cx="${MARGIN + 14}" cy="${HEIGHT - 92}" r="14" fill="${colours.main}"/><g fill="${ink}" transform="translate(${MARGIN + 48} ${HEIGHT - 80})">${body.outline(site, 34).markup}</g></svg>`;
}

/** The largest size at which the title fits into a few lines; a longer one ends in an ellipsis. */
function fit(font: TitleFont, title: string, room: number): { lines: string[]; size: number } {
  for (const size of SIZES) {
    const lines = wrap(font, title, size, room);
    if (lines.length <= MOST_LINES && lines.length * size * LEADING <= HEIGHT - 220) return { lines, size };
  }
  const size = SIZES.at(-1) ?? 54;
  const lines = wrap(font, title, size, room);
  const last = cutToWidth(font, `${lines[MOST_LINES - 1] ?? ''} …`, size, room);
  return { lines: [...lines.slice(0, MOST_LINES - 1), last], size };
}

function wrap(font: TitleFont, title: string, size: number, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of title.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (font.measure(longer, size) <= room) line = longer;
    else {
      if (line) lines.push(line);
      line = cutToWidth(font, word, size, room);
    }
  }
  return line ? [...lines, line] : lines;
}

function cutToWidth(font: TitleFont, text: string, size: number, room: number): string {
  if (font.measure(text, size) <= room) return text;
  const letters = [...text];
  const cut = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (font.measure(cut(middle), size) <= room) fits = middle;
    else tooMany = middle;
  }
  return cut(fits);
}

/**
 * Measures the width of text in each font family that sites may use, compared with system fonts, and writes
 * `src/lib/theme/font-metrics.gen.ts`. With these figures a fallback takes the same space until the family is loaded. Run by hand
 * when a family is added, after `npm install --prefix bench`.
 *
 * Arimo and Tinos have the widths of Arial and Times New Roman. The method is that of CSS Fonts 5, `size-adjust`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { format } from 'oxfmt';
import { demoContent } from '../src/app/demo/index.ts';
import { titleFont } from '../src/app/seo/title-font.ts';
import { starters } from '../src/app/starters/index.ts';
import { type Font, fontFile, type FontId, fontIds, fonts } from '../src/lib/theme/fonts.ts';
import decompress from 'wawoff2/decompress.js';

const require = createRequire(import.meta.url);
const requireOfBench = createRequire(new URL('../bench/package.json', import.meta.url));
const target = new URL('../src/lib/theme/font-metrics.gen.ts', import.meta.url);

/** All sentences of a site's content, without markup and addresses. */
const sentences = (value: unknown): string[] => {
  if (typeof value === 'string') return /\S \S+ \S/.test(value) && !/[<{]/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentences);
};

/** The texts of the demo site and the starters: letters, digits and spaces in the proportions of real pages. */
const PROSE = [
  ...new Set([demoContent, ...starters.map(({ site }) => site('Bramble & Daughters'))].flatMap(sentences)),
];

/** @param measure gives the width of one text */
const widthOfProse = (measure: (text: string) => number) =>
  PROSE.reduce((width, text) => width + measure(text), 0);

/** Weights that text and headings are set in; a fallback has these two only. */
const BOLD = 640;
const WEIGHTS = [400, BOLD] as const;
const SIZE = 1000;

const fileOf = (name: string, weight: 400 | 700) =>
  name.startsWith('DejaVu')
    ? requireOfBench.resolve(`dejavu-fonts-ttf/ttf/${name}${weight === 700 ? '-Bold' : ''}.ttf`)
    : require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`);

async function standard(name: string, weight: 400 | 700): Promise<number> {
  const path = fileOf(name, weight);
  const font = create(await readFile(path));
  if (!('layout' in font)) throw new Error(`${path} holds several fonts.`);
  return (widthOfProse((text) => font.layout(text).advanceWidth) * SIZE) / font.unitsPerEm;
}

async function vertical(id: FontId, file: string): Promise<[ascent: number, descent: number]> {
  const path = require.resolve(`@fontsource-variable/${file}/files/${fontFile(id, 'latin')}`);
  const font = create(Buffer.from(await decompress(await readFile(path))));
  if (!('ascent' in font)) throw new Error(`${path} holds several fonts.`);
  return [font.ascent / font.unitsPerEm, -font.descent / font.unitsPerEm];
}

const percent = (share: number) => Number((share * 100).toFixed(2));
const metrics: Record<
  string,
  {
    ascent: number;
    descent: number;
    zero: number[];
    desk: number[];
    phone: number[];
    linux?: number[];
    server: number[];
  }
> = {};
for (const id of fontIds) {
  const { file, serif, headingWeight }: Font = fonts[id];
  if (!file) continue;
  const [ascent, descent] = await vertical(id, file);
  const families = await Promise.all(
    WEIGHTS.map((weight) => titleFont(id, weight === BOLD ? Math.max(headingWeight, 501) : weight)),
  );
  const ratios = async (name: string) =>
    Promise.all(
      families.map(async (family, index) => {
        const weight = WEIGHTS[index];
        const width = widthOfProse((text) => family.measure(text, SIZE));
        return percent(width / (await standard(name, weight === BOLD ? 700 : 400)));
      }),
    );
  metrics[id] = {
    ascent: percent(ascent),
    descent: percent(descent),
    zero: families.map((family) => percent(family.measure('0', SIZE) / SIZE)),
    desk: await ratios(serif ? 'tinos' : 'arimo'),
    phone: await ratios(serif ? 'noto-serif' : 'roboto'),
    ...(!serif && { linux: await ratios('noto-sans') }),
    server: await ratios(serif ? 'DejaVuSerif' : 'DejaVuSans'),
  };
}

const source = `// Written by scripts/measure-fonts.ts.

/**
 * Measures of each family, in per cent: how far it reaches above and below the line, the width of a "0" in regular and bold, and the
 * width of its text compared with Arial or Times New Roman (\`desk\`), Roboto or Noto Serif (\`phone\`), Noto Sans (\`linux\`), and DejaVu (\`server\`).
 */
export const fontMetrics: Record<
  string,
  {
    ascent: number;
    descent: number;
    zero: [number, number];
    desk: [number, number];
    phone: [number, number];
    linux?: [number, number];
    server: [number, number];
  }
> = ${JSON.stringify(metrics)};
`;
const style = JSON.parse(await readFile(new URL('../.oxfmtrc.json', import.meta.url), 'utf8'));
const { code } = await format(target.pathname, source, style);
await writeFile(target, code);

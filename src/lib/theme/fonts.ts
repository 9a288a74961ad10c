import { scriptOf } from '../values/direction.ts';
import { fontMetrics } from './font-metrics.gen.ts';

const SERIF = `ui-serif,'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,Georgia,'Times New Roman',serif`;
const SANS = `system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans','Liberation Sans',Arial,sans-serif`;

export interface Font {
  /** The name that owners see. */
  label: string;
  /** A family of `@fontsource-variable`; none for system fonts. */
  file?: string;
  serif: boolean;
  /** The weight that suits its headings best. */
  headingWeight: number;
}

/** The font families that a site may use. All have variable weights, Latin and extended Latin, and the SIL Open Font Licence. */
export const fonts = {
  fraunces: { label: 'Fraunces', file: 'fraunces', serif: true, headingWeight: 560 },
  inter: { label: 'Inter', file: 'inter', serif: false, headingWeight: 640 },
  'bricolage-grotesque': {
    label: 'Bricolage Grotesque',
    file: 'bricolage-grotesque',
    serif: false,
    headingWeight: 640,
  },
  'dm-sans': { label: 'DM Sans', file: 'dm-sans', serif: false, headingWeight: 620 },
  figtree: { label: 'Figtree', file: 'figtree', serif: false, headingWeight: 650 },
  lora: { label: 'Lora', file: 'lora', serif: true, headingWeight: 560 },
  manrope: { label: 'Manrope', file: 'manrope', serif: false, headingWeight: 680 },
  newsreader: { label: 'Newsreader', file: 'newsreader', serif: true, headingWeight: 500 },
  outfit: { label: 'Outfit', file: 'outfit', serif: false, headingWeight: 560 },
  'playfair-display': {
    label: 'Playfair Display',
    file: 'playfair-display',
    serif: true,
    headingWeight: 600,
  },
  'source-serif-4': { label: 'Source Serif', file: 'source-serif-4', serif: true, headingWeight: 580 },
  'space-grotesk': { label: 'Space Grotesk', file: 'space-grotesk', serif: false, headingWeight: 600 },
  'work-sans': { label: 'Work Sans', file: 'work-sans', serif: false, headingWeight: 600 },
  'system-sans': { label: 'System font (sans-serif)', serif: false, headingWeight: 680 },
  'system-serif': { label: 'System font (serif)', serif: true, headingWeight: 600 },
} as const satisfies Record<string, Font>;

export type FontId = keyof typeof fonts;
export const fontIds = Object.keys(fonts) as [FontId, ...FontId[]];

interface FontPair {
  heading: FontId;
  body: FontId;
}

/** Font pairs. */
export const fontPairs = [
  { heading: 'fraunces', body: 'inter' },
  { heading: 'playfair-display', body: 'source-serif-4' },
  { heading: 'newsreader', body: 'work-sans' },
  { heading: 'lora', body: 'figtree' },
  { heading: 'source-serif-4', body: 'dm-sans' },
  { heading: 'bricolage-grotesque', body: 'inter' },
  { heading: 'space-grotesk', body: 'work-sans' },
  { heading: 'outfit', body: 'figtree' },
  { heading: 'manrope', body: 'manrope' },
  { heading: 'dm-sans', body: 'lora' },
  { heading: 'system-sans', body: 'system-sans' },
] as const satisfies readonly FontPair[];

/** Unicode ranges of Fontsource's files. */
const SUBSETS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

/** Weights that a regular and a bold face cover: text, and headings (see `headingWeight`). */
const FALLBACK_WEIGHTS = ['100 500', '501 900'] as const;

interface Script {
  subset: string;
  ranges: string;
  /** Families that have the script. */
  in: readonly string[];
  /** Families that supply it to the others. Those of `@fontsource` have a file for each weight. */
  lenders: { sans: string; serif: string } | { weights: readonly [regular: string, bold: string] };
}

/** Scripts besides Latin, by ISO 15924 code. Only pages in a language with the script refer to its files. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  Arab: {
    subset: 'arabic',
    ranges: 'U+0600-06FF,U+0750-077F,U+0870-08FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC',
    in: [],
    lenders: {
      weights: ['noto-sans-arabic-arabic-400-normal.woff2', 'noto-sans-arabic-arabic-700-normal.woff2'],
    },
  },
  Cyrl: {
    subset: 'cyrillic',
    ranges: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
    in: ['inter', 'lora', 'manrope', 'playfair-display', 'source-serif-4'],
    lenders: { sans: 'inter', serif: 'source-serif-4' },
  },
  Grek: {
    subset: 'greek',
    ranges: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
    in: ['inter', 'manrope', 'source-serif-4'],
    lenders: { sans: 'inter', serif: 'source-serif-4' },
  },
  Hebr: {
    subset: 'hebrew',
    ranges: 'U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F',
    in: [],
    lenders: {
      weights: ['noto-sans-hebrew-hebrew-400-normal.woff2', 'noto-sans-hebrew-hebrew-700-normal.woff2'],
    },
  },
};

/** The files that supply a family with a script, by weight; the regular one first. */
function scriptFiles(
  { subset, in: having, lenders }: Script,
  { file = '', serif }: Font,
): [string, string][] {
  if ('weights' in lenders)
    return lenders.weights.map((each, index) => [each, FALLBACK_WEIGHTS[index] ?? '']);
  const lender = having.includes(file) ? file : lenders[serif ? 'serif' : 'sans'];
  return [[`${lender}-${subset}-wght-normal.woff2`, '100 900']];
}

const familyName = (id: FontId) => `${fonts[id].label} Variable`;

/** The width of a "0", which is what `ch` measures, independent of whether the family has loaded. */
export const widthOfZero = (id: FontId, weight: 'regular' | 'bold'): string => {
  const [regular, bold] = fontMetrics[id]?.zero ?? [];
  const width = weight === 'bold' ? bold : regular;
  return width === undefined ? '1ch' : `${width / 100}em`;
};

const FALLBACKS = ['desk', 'phone', 'linux', 'server'] as const;
type Fallback = (typeof FALLBACKS)[number];
const fallbackName = (id: FontId, kind: Fallback) => `${fonts[id].label} ${kind}`;

/** The value of `font-family`: the family, metric-compatible fallbacks, then system fonts. */
export const fontStack = (id: FontId): string => {
  const { serif } = fonts[id];
  const own = serif ? SERIF : SANS;
  if (!('file' in fonts[id])) return own;
  const names = FALLBACKS.filter((kind) => fontMetrics[id]?.[kind]).map(
    (kind) => `'${fallbackName(id, kind)}'`,
  );
  return [`'${familyName(id)}'`, ...names, own].join(',');
};

/** System fonts, by the names of their faces. Those in one list have the same widths. DejaVu is often the only family of a server. */
const LOCAL: Record<
  'serif' | 'sans',
  Partial<Record<Fallback, readonly [regular: string[], bold: string[]]>>
> = {
  sans: {
    desk: [
      ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo'],
      ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold'],
    ],
    phone: [
      ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
      ['Roboto Bold', 'Roboto-Bold'],
    ],
    linux: [
      [
        'Noto Sans',
        'Noto Sans Regular',
        'NotoSans-Regular',
        'Open Sans',
        'Open Sans Regular',
        'OpenSans-Regular',
      ],
      ['Noto Sans Bold', 'NotoSans-Bold', 'Open Sans Bold', 'OpenSans-Bold'],
    ],
    server: [
      ['DejaVu Sans', 'DejaVuSans'],
      ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    ],
  },
  serif: {
    desk: [
      ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif', 'Tinos'],
      [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Liberation Serif Bold',
        'LiberationSerif-Bold',
        'Tinos Bold',
      ],
    ],
    phone: [
      ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular'],
      ['Noto Serif Bold', 'NotoSerif-Bold'],
    ],
    server: [
      ['DejaVu Serif', 'DejaVuSerif'],
      ['DejaVu Serif Bold', 'DejaVuSerif-Bold'],
    ],
  },
};

/** `@font-face` rules that give system fonts the metrics of a family, so that no text moves when the family loads. */
function fallbackFaces(id: FontId): string {
  const metrics = fontMetrics[id];
  if (!metrics) return '';
  const local = LOCAL[fonts[id].serif ? 'serif' : 'sans'];
  const share = (value: number, width: number) => `${((value / width) * 100).toFixed(2)}%`;
  return FALLBACKS.filter((kind) => metrics[kind])
    .flatMap((kind) =>
      FALLBACK_WEIGHTS.map((weights, face) => {
        const width = metrics[kind]?.[face] ?? 100;
        const sources = (local[kind]?.[face] ?? []).map((name) => `local('${name}')`).join(',');
        return `@font-face{font-family:'${fallbackName(id, kind)}';font-weight:${weights};src:${sources};size-adjust:${width}%;ascent-override:${share(metrics.ascent, width)};descent-override:${share(metrics.descent, width)};line-gap-override:0%}`;
      }),
    )
    .join('');
}

const fontList: readonly Font[] = Object.values(fonts);

/** File names for scripts besides Latin, as in the build's list. */
export const allScriptFiles: readonly string[] = [
  ...new Set(
    Object.values(SCRIPTS).flatMap((script) =>
      fontList.flatMap((font) => scriptFiles(script, font).map(([file]) => file)),
    ),
  ),
];

/** File name of a family within its package, as in the build's list. */
export const fontFile = (id: FontId, subset: keyof typeof SUBSETS): string | null => {
  const font: Font = fonts[id];
  return font.file === undefined ? null : `${font.file}-${subset}-wght-normal.woff2`;
};

/**
 * `@font-face` rules of the given families and their fallbacks. Text is drawn immediately, and takes the same space before and
 * after a family loads.
 * @param urls by file name; a family without files uses its fallback
 * @param locale adds the characters of its script
 */
export function fontFaces(
  ids: readonly FontId[],
  urls: Readonly<Record<string, string>>,
  locale: string,
): string {
  const script = SCRIPTS[scriptOf(locale)];
  return [...new Set(ids)]
    .map((id) => {
      const font: Font = fonts[id];
      const face = (file: string | null, weights: string, ranges: string) => {
        const url = file && urls[file];
        if (!url) return '';
        return `@font-face{font-family:'${familyName(id)}';font-weight:${weights};font-display:swap;src:url(${url}) format('woff2-variations');unicode-range:${ranges}}`;
      };
      const latin = (['latin', 'latin-ext'] as const).map((subset) =>
        face(fontFile(id, subset), '100 900', SUBSETS[subset]),
      );
      const own =
        script && font.file
          ? scriptFiles(script, font).map(([file, weights]) => face(file, weights, script.ranges))
          : [];
      return [...latin, ...own].join('') + fallbackFaces(id);
    })
    .join('');
}

/** Files to preload for the first view of a page. */
export function preloadedFonts(
  ids: readonly FontId[],
  urls: Readonly<Record<string, string>>,
  locale: string,
): string[] {
  const script = SCRIPTS[scriptOf(locale)];
  const files = ids.map((id) => {
    const font: Font = fonts[id];
    return script && font.file ? scriptFiles(script, font)[0]?.[0] : fontFile(id, 'latin');
  });
  return [...new Set(files)].flatMap((file) => (file && urls[file]) || []);
}

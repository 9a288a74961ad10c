import { readEmbed } from './embed-providers.ts';

export interface FoundPicture {
  src: string;
  alt: string;
  caption?: string;
}

export interface FoundTable {
  type: 'table';
  caption: string;
  /** Of equal length, without line breaks or tabs. */
  rows: string[][];
  headRow: boolean;
  headColumn: boolean;
}

/** A player, map or calendar of a known service. */
export interface FoundEmbed {
  type: 'embed';
  address: string;
  isVideo: boolean;
  title: string;
  caption: string;
}

const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The caption of a figure itself, not of one in it. */
export const captionElement = (figure: Element): Element | undefined =>
  [...figure.children].find(({ tagName }) => tagName === 'FIGCAPTION');

export const figureCaption = (figure: Element): string => words(captionElement(figure));

export function pictureIn(image: Element): FoundPicture | null {
  const src = image.getAttribute('src');
  if (!src) return null;
  const figure = image.closest('figure');
  // A figure with several images has a caption for all of them.
  const caption = figure?.querySelectorAll('img').length === 1 ? figureCaption(figure) : '';
  return { src, alt: image.getAttribute('alt') ?? '', ...(caption ? { caption } : {}) };
}

function embedAt(source: string, more: { title: string; caption: string }): FoundEmbed | null {
  const address = source.trim().replace(/^(?:http:)?\/\//i, 'https://');
  const embed = readEmbed(address);
  return embed && { type: 'embed', address, isVideo: embed.kind === 'video', ...more };
}

/** What a frame shows; null if it isn’t of a known service. */
export function embedInFrame(frame: Element): FoundEmbed | null {
  const figure = frame.closest('figure');
  const caption = figure ? figureCaption(figure) : '';
  return embedAt(frame.getAttribute('src') ?? '', { title: frame.getAttribute('title') ?? '', caption });
}

/** The player for an address that is all there is in a paragraph or figure, as WordPress shows it. */
export function embedInText(element: Element): FoundEmbed | null {
  const caption = element.tagName === 'FIGURE' ? captionElement(element) : undefined;
  const text = words(element);
  const address = caption && text.endsWith(words(caption)) ? text.slice(0, -words(caption).length) : text;
  if (address.length > 2_000 || /\s/.test(address.trim()) || element.querySelector('img, iframe'))
    return null;
  const embed = embedAt(address, { title: '', caption: words(caption) });
  const kind = embed && readEmbed(embed.address)?.kind;
  return kind === 'video' || kind === 'audio' ? embed : null;
}

/** More than cells of a table block can hold. */
const RICH = 'img, table, a[href], ul, ol, pre, h1, h2, h3, h4, h5, h6, iframe, video, audio';
const MOST = { rows: 200, columns: 12, text: 20_000 };

/** A table of plain text; null if it has more in it, or only arranges a layout. */
export function plainTable(table: Element): FoundTable | null {
  if (table.querySelector(RICH) || table.querySelector('[rowspan]:not([rowspan="1"])')) return null;
  const lines = [...table.querySelectorAll('tr')].map((line) =>
    [...line.children].filter(({ tagName }) => tagName === 'TD' || tagName === 'TH'),
  );
  const rows = lines.map((cells) =>
    cells.flatMap((cell) => {
      const span = Math.min(MOST.columns, Number(cell.getAttribute('colspan')) || 1);
      return [words(cell), ...Array<string>(Math.max(0, span - 1)).fill('')];
    }),
  );
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const filled = rows.filter((cells) => cells.some(Boolean));
  const text = filled.reduce((sum, cells) => sum + cells.join('\t').length + 1, 0);
  if (width < 2 || filled.length < 2 || filled.length > MOST.rows || width > MOST.columns || text > MOST.text)
    return null;
  const isHead = ({ tagName }: Element) => tagName === 'TH';
  const [first = [], ...others] = lines;
  const figure = table.closest('figure');
  return {
    type: 'table',
    caption: words(table.querySelector('caption')) || (figure ? figureCaption(figure) : ''),
    rows: filled.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')]),
    headRow: first.length > 0 && (first.every(isHead) || first[0]?.closest('thead') !== null),
    headColumn: others.length > 0 && others.every(([cell]) => cell !== undefined && isHead(cell)),
  };
}

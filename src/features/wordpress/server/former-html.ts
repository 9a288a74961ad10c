import { staffWords } from './staff-words.ts';
import type { CardBlock } from './card.ts';
import { ghostCard } from './ghost/cards.ts';
import { tidyGhost, wholeGhostPicture } from './ghost/ghost-html.ts';
import { withPlayers, wordpressCard, wordpressColumns, wordpressWrappers } from './wordpress-blocks.ts';

/** What differs in the HTML of former sites. */
export interface FormerHtml {
  /** Their name, also that of the folder for their images. */
  name: string;
  /** Prepares a text. @param notes takes what isn’t imported, in whole sentences */
  prepare: (html: string, notes: Set<string>) => string;
  /** The block for an element of the text that isn’t like other text; `null` for others. */
  card?: (element: Element) => CardBlock | null;
  /** The columns of an element that has some; `null` for others. */
  columns?: (element: Element) => Element[] | null;
  /** Selects elements that are only around others. */
  wrappers?: string;
  /** Changes the parsed text. */
  tidy?: (body: HTMLElement) => void;
  /** The address of an image in full size. */
  whole: (url: string) => string;
  /** Paths of files, which stay where they are. */
  files: RegExp;
}

const shortcode = /\[(\/?)([a-z][a-z0-9_-]{1,40})(?:\s[^\]]{0,2000})?\]/g;
/** Shortcodes whose content is kept, such as `[embed]https://…[/embed]`. */
const harmless = new Set(['caption', 'wp_caption', 'embed']);
const blockTag = /^\s*<(?:p|h[1-6]|ul|ol|div|blockquote|pre|table|figure|hr|section)\b/i;

/** For text from the classic editor: an empty line starts a paragraph, as in WordPress. */
function paragraphs(html: string): string {
  if (/<!-- wp:|<p[\s>]/i.test(html)) return html;
  return html
    .replaceAll('\r', '')
    .split(/\n[ \t]*\n/)
    .map((part) => (blockTag.test(part) ? part : `<p>${part.trim().replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}

const CAPTION_END = '[/caption]';

/** `[caption …]<img …> words[/caption]` as a figure with its caption. */
function figures(html: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const end = html.indexOf(CAPTION_END, at);
    if (end < 0) break;
    const start = html.slice(at, end).lastIndexOf('[caption') + at;
    const inner = html.slice(html.indexOf(']', start) + 1, end);
    const image = /^\s*(?:<a\b[^>]{0,4000}>)?\s*<img\b[^>]{1,4000}>\s*(?:<\/a>)?/i.exec(inner)?.[0];
    parts.push(
      start < at || image === undefined
        ? html.slice(at, end + CAPTION_END.length)
        : `${html.slice(at, start)}<figure>${image}<figcaption>${inner.slice(image.length)}</figcaption></figure>`,
    );
    at = end + CAPTION_END.length;
  }
  return parts.join('') + html.slice(at);
}

/** The text without shortcodes, and the shortcodes found. */
function withoutShortcodes(html: string, notes: Set<string>): string {
  return html.replace(shortcode, (_, closing: string, name: string) => {
    if (!harmless.has(name) && !closing) notes.add(staffWords().shortcodeLeftOut({ shortcode: `[${name}]` }));
    return '';
  });
}

/** What WordPress adds to the name of an image: the size of a smaller copy, or that it reduced or turned a large one. */
const copy = /-(?:\d{2,5}x\d{2,5}|scaled|rotated)(?=\.(?:jpe?g|png|webp|gif|avif)$)/i;

/**
 * The address that all copies of an image share, by which it is found: `küche-300x200.jpg?w=300` and `k%C3%BCche-scaled.jpg` are
 * `k%C3%BCche.jpg`. The image itself may be at another one.
 */
export function wholePicture(address: string): string {
  const url = URL.parse(address);
  if (!url) return address.replace(copy, '');
  return `${url.origin}${url.pathname.replace(copy, '')}`;
}

/** Without the size: where the largest copy is, as far as the address tells. */
export const largestPicture = (address: string): string =>
  address.replace(/-\d{2,5}x\d{2,5}(?=\.(?:jpe?g|png|webp|gif|avif)(?:\?[^?#]*)?$)/i, '');

const wordpress: FormerHtml = {
  name: 'WordPress',
  prepare: (html, notes) => paragraphs(withoutShortcodes(withPlayers(figures(html)), notes)),
  card: wordpressCard,
  columns: wordpressColumns,
  wrappers: wordpressWrappers,
  whole: wholePicture,
  files: /\/wp-content\//,
};

const ghost: FormerHtml = {
  name: 'Ghost',
  prepare: (html) => html,
  card: ghostCard,
  tidy: tidyGhost,
  whole: wholeGhostPicture,
  files: /\/content\//,
};

/** @param from as in an item; undefined for WordPress */
export const htmlFrom = (from: 'ghost' | undefined): FormerHtml => (from === 'ghost' ? ghost : wordpress);

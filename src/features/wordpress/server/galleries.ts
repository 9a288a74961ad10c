import { escapeHtml } from '../../../lib/escape-html.ts';

const gallery = /\[gallery\s([^\]]{1,2000})\]/g;
const MOST_PICTURES = 100;

const idsIn = (attributes: string): string[] =>
  (/\bids=["']([\d,\s]{1,1500})["']/.exec(attributes)?.[1] ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
    .slice(0, MOST_PICTURES);

/** The images of the gallery shortcodes in a text, each once. */
export const galleryIds = (html: string): string[] => [
  ...new Set([...html.matchAll(gallery)].flatMap(([, attributes = '']) => idsIn(attributes))),
];

/** Replaces gallery shortcodes by their images. @param attached addresses by the ids that they name */
export const withGalleries = (html: string, attached: Readonly<Record<string, string>>): string =>
  html.replaceAll(gallery, (shortcode, attributes: string) => {
    const shown = idsIn(attributes).flatMap((id) =>
      Object.hasOwn(attached, id) ? [attached[id] ?? ''] : [],
    );
    const images = shown.map((url) => `<img src="${escapeHtml(url)}">`);
    return images.length > 0 ? `<figure>${images.join('')}</figure>` : shortcode;
  });

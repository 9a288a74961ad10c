import { richTextFromHtml } from '../../../lib/content/rich-text-html.ts';
import { type CardBlock, download, hrefOf, textIn, toggleOf } from './card.ts';

const media = (tag: 'audio' | 'video') => (figure: Element) =>
  download(
    hrefOf(figure.querySelector(`${tag}[src], ${tag} source[src]`), 'src'),
    textIn(figure.querySelector('figcaption'), 160),
  );

function file(element: Element): CardBlock | null {
  const link = element.querySelector('a[href]');
  return download(hrefOf(link), textIn(link, 160));
}

/** As many as the block takes. */
const MOST_BUTTONS = 3;

function buttons(element: Element): CardBlock | null {
  const links = [...element.querySelectorAll('a[href]')];
  const found = links.flatMap((link) => {
    const [label, href] = [textIn(link, 60), hrefOf(link)];
    const look = link.closest('.is-style-outline') ? 'secondary' : 'primary';
    return label && href ? [{ label, href, look }] : [];
  });
  if (found.length === 0 || found.length > MOST_BUTTONS || found.length < links.length) return null;
  const isCentred = /\bis-content-justification-center\b/.test(element.className);
  return { type: 'button', props: { buttons: found, align: isCentred ? 'centre' : 'start' } };
}

function details(element: Element): CardBlock | null {
  const rest = element.cloneNode(true) as Element;
  const summary = rest.querySelector('summary');
  summary?.remove();
  return toggleOf(textIn(summary, 200), richTextFromHtml(rest.innerHTML));
}

const makers: Readonly<Record<string, (element: Element) => CardBlock | null>> = {
  'wp-block-audio': media('audio'),
  'wp-block-video': media('video'),
  'wp-block-file': file,
  'wp-block-buttons': buttons,
  'wp-block-details': details,
};

/** The block for an element that the editor of WordPress made; `null` for what is read as any other text. */
export function wordpressCard(element: Element): CardBlock | null {
  const known = [...element.classList].find((name) => Object.hasOwn(makers, name));
  return known === undefined ? null : (makers[known]?.(element) ?? null);
}

/** Two to four columns; `null` for anything else. An image beside a text is two. */
export function wordpressColumns(element: Element): Element[] | null {
  const { classList, children } = element;
  if (!classList.contains('wp-block-columns') && !classList.contains('wp-block-media-text')) return null;
  return children.length >= 2 && children.length <= 4 ? [...children] : null;
}

/** What only arranges other blocks. */
export const wordpressWrappers =
  '.wp-block-group, .wp-block-group__inner-container, .wp-block-cover, .wp-block-cover__inner-container';

const player = /\[(audio|video)\s([^\]]{1,2000})\](?:\s*\[\/\1\])?/g;
const source = /\b(?:src|mp3|m4a|ogg|wav|flac|mp4|m4v|webm|ogv|mov)=["']?(https?:\/\/[^"'\s\]]{1,1500})/;

/** Replaces the shortcodes of players by what they play. */
export const withPlayers = (html: string): string =>
  html.replaceAll(player, (shortcode, tag: string, attributes: string) => {
    const address = source.exec(attributes)?.[1]?.replaceAll(/[<>]/g, '');
    if (address === undefined) return shortcode;
    // An address on a line of its own becomes a player if its service is known.
    return /\.\w{3,4}(?:\?|$)/.test(address)
      ? `<figure class="wp-block-${tag}"><${tag} src="${address}"></${tag}></figure>`
      : `<p>${address}</p>`;
  });

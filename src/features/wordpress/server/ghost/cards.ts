import { type RichText, richTextOf } from '../../../../lib/content/rich-text.ts';
import { richTextFromHtml } from '../../../../lib/content/rich-text-html.ts';
import { safeSource } from '../../../../lib/links/safe-href.ts';
import { type CardBlock, download, hrefOf, textIn, toggleOf } from '../card.ts';

const richText = (element: Element | null): RichText =>
  element ? richTextFromHtml(element.innerHTML) : richTextOf('');

const MOST_CALLOUT = 800;
const MOST_BUTTONS = 2;

/** A box of text. The block for it has plain text, and buttons instead of links. */
function callOut(card: Element): CardBlock | null {
  const box = card.querySelector('.kg-callout-text');
  const text = textIn(box, MOST_CALLOUT + 1);
  const buttons = [...(box?.querySelectorAll('a[href]') ?? [])].flatMap((link) => {
    const [label, href] = [textIn(link, 60), hrefOf(link)];
    return label && href ? [{ label, href, look: 'secondary' }] : [];
  });
  if (text === '') return null;
  if (text.length <= MOST_CALLOUT && buttons.length <= MOST_BUTTONS)
    return { type: 'callOut', props: { look: 'note', title: '', text, buttons } };
  return { type: 'richText', props: { text: quoted(richText(box)) } };
}

const quoted = ({ content }: RichText): RichText => ({
  type: 'doc',
  content: [{ type: 'blockquote', content }],
});

const toggle = (card: Element): CardBlock | null =>
  toggleOf(
    textIn(card.querySelector('.kg-toggle-heading-text'), 200),
    richText(card.querySelector('.kg-toggle-content')),
  );

interface Shown {
  title: string;
  text: string;
  href: string;
  linkLabel?: string;
  picture?: { src: string; alt: string } | null;
}

const cards = ({ linkLabel = '', picture = null, ...shown }: Shown): CardBlock => ({
  type: 'cards',
  props: {
    items: [{ ...shown, linkLabel, picture }],
    layout: 'row',
    pictures: picture !== null,
  },
});

function bookmark(card: Element): CardBlock | null {
  const href = hrefOf(card.querySelector('a[href]'));
  const part = (name: string, most: number) => textIn(card.querySelector(name), most);
  const texts = [part('.kg-bookmark-description', 500), part('figcaption', 90)].filter(Boolean);
  if (href === '') return null;
  return cards({
    title: part('.kg-bookmark-title', 120) || href.slice(0, 120),
    text: texts.join('\n'),
    href,
  });
}

function product(card: Element): CardBlock | null {
  const button = card.querySelector('.kg-product-card-button');
  const image = card.querySelector('.kg-product-card-image');
  const src = safeSource(image?.getAttribute('src') ?? '');
  const title = textIn(card.querySelector('.kg-product-card-title'), 120);
  const text = textIn(card.querySelector('.kg-product-card-description'), 600);
  if (title === '' && text === '') return null;
  const picture = src ? { src, alt: image?.getAttribute('alt') ?? '' } : null;
  return cards({ title, text, href: hrefOf(button), linkLabel: textIn(button, 60), picture });
}

const file = (card: Element): CardBlock | null =>
  download(hrefOf(card.querySelector('a[href]')), textIn(card.querySelector('.kg-file-card-title'), 160), {
    size: textIn(card.querySelector('.kg-file-card-filesize'), 20),
    text: textIn(card.querySelector('.kg-file-card-caption'), 240),
  });

const audio = (card: Element): CardBlock | null =>
  download(hrefOf(card.querySelector('audio'), 'src'), textIn(card.querySelector('.kg-audio-title'), 160));

const video = (card: Element): CardBlock | null =>
  download(hrefOf(card.querySelector('video'), 'src'), textIn(card.querySelector('figcaption'), 160));

function button(card: Element): CardBlock | null {
  const link = card.querySelector('a[href]');
  const [label, href] = [textIn(link, 60), hrefOf(link)];
  const align = card.classList.contains('kg-align-center') ? 'centre' : 'start';
  return label && href
    ? { type: 'button', props: { buttons: [{ label, href, look: 'primary' }], align } }
    : null;
}

const makers: Readonly<Record<string, (card: Element) => CardBlock | null>> = {
  callout: callOut,
  toggle,
  bookmark,
  product,
  file,
  audio,
  video,
  button,
};

/** The block for a card of Ghost; `null` for what is read as any other text. */
export function ghostCard(element: Element): CardBlock | null {
  const names = [...element.classList].map((name) => /^kg-([a-z]{3,10})-card$/.exec(name)?.[1] ?? '');
  const known = names.find((name) => Object.hasOwn(makers, name));
  return known === undefined ? null : (makers[known]?.(element) ?? null);
}

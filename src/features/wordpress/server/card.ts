import type { Block } from '../../../lib/content/block-kind.ts';
import type { RichText } from '../../../lib/content/rich-text.ts';
import { safeHref } from '../../../lib/links/safe-href.ts';

/** A block without what its kind has by default. */
export type CardBlock = Pick<Block, 'type'> & { props: Record<string, unknown> };

export const textIn = (element: Element | null, most: number): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, most).trim();

/** Empty for an address that no page may link to. */
export const hrefOf = (link: Element | null, name = 'href'): string =>
  safeHref((link?.getAttribute(name) ?? '').trim().slice(0, 2_000)) ?? '';

const nameIn = (href: string): string => {
  const name = href.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  return name.slice(0, 160);
};

/** A file, which stays at its address. */
export function download(
  href: string,
  title: string,
  more: { size?: string; text?: string } = {},
): CardBlock | null {
  if (href === '') return null;
  const shown = title || nameIn(href) || href.slice(0, 160);
  const { size = '', text = '' } = more;
  return { type: 'downloadList', props: { items: [{ title: shown, href, kind: '', size, text }] } };
}

/** A question that opens. */
export const toggleOf = (question: string, answer: RichText): CardBlock | null =>
  question
    ? { type: 'accordion', props: { items: [{ question, answer }], openFirst: false, oneAtATime: false } }
    : null;

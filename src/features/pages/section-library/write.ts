import type { Block } from '../../../lib/content/block-kind.ts';
import { block, button, columns, heading, type section, words } from '../templates/write.ts';

export const groups = [
  'Hero',
  'Features',
  'About',
  'Gallery',
  'Testimonials',
  'Pricing',
  'Team',
  'FAQ',
  'Contact',
  'Call to action',
  'Shop',
  'Booking',
] as const;
export type SectionGroup = (typeof groups)[number];

/** A section ready to be filled in. Unspecified parts of a block are the sample content of its kind. */
export interface DesignedSection {
  key: string;
  label: string;
  group: SectionGroup;
  /** Synonyms for the search: those of the group, and its own. */
  also: readonly string[];
  block: Block;
}

type Made = Omit<DesignedSection, 'group' | 'also'> & { also?: string };

/** @param also synonyms for all of them */
export const groupOf = (group: SectionGroup, also: string, made: readonly Made[]): DesignedSection[] =>
  made.map((each) => ({ ...each, group, also: each.also ? [also, each.also] : [also] }));

export const hero = (key: string, label: string, props: Record<string, unknown>, also = ''): Made => ({
  key,
  label,
  also,
  block: block('hero', props),
});

type Ground = Parameters<typeof section>[0] | 'picture';

export const band = (
  key: string,
  label: string,
  ground: Ground,
  content: Block[],
  props: Record<string, unknown> = {},
): Made => ({ key, label, block: block('section', { background: ground, ...props, content }) });

export const centred = (text: string, eyebrow = ''): Block =>
  block('heading', { text, eyebrow, level: '2', align: 'centre' });

export const centredWords = (text: string): Block => {
  const made = words(text);
  return { ...made, props: { ...made.props, align: 'centre' } };
};

export const buttons = (align: 'start' | 'centre', ...list: ReturnType<typeof button>[]): Block =>
  block('button', { align, buttons: list });

/** @param list time, title and text of each */
export const steps = (...list: [when: string, title: string, text: string][]): Block =>
  block('timeline', { items: list.map(([when, title, text]) => ({ when, title, text })) });

const styled = (made: Block, styling: Record<string, unknown>): Block => ({
  ...made,
  props: { ...made.props, styling },
});
export const card = (made: Block): Block =>
  styled(made, { ground: 'tint', pad: 'medium', corners: 'medium' });
export const outlined = (made: Block): Block =>
  styled(made, { edge: 'thin', pad: 'medium', corners: 'medium' });

export { block, button, columns, heading, words };

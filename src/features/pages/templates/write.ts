import type { Block } from '../../../lib/content/block-kind.ts';
import { richTextOf } from '../../../lib/content/rich-text.ts';

/** A page template. Its ids only distinguish its blocks: using it copies the blocks. */
export interface PageTemplate {
  key: string;
  name: string;
  /** One sentence: its purpose and content. */
  sentence: string;
  blocks: readonly Block[];
}

let made = 0;

export function block(type: string, props: Record<string, unknown> = {}): Block {
  made += 1;
  return { type, props: { ...props, id: `template-${made}` } };
}

type Ground = 'none' | 'tint' | 'main' | 'dark';

export const section = (background: Ground, content: Block[], props: Record<string, unknown> = {}): Block =>
  block('section', { background, ...props, content });

export const title = (text: string, eyebrow = ''): Block => block('heading', { text, eyebrow, level: '1' });
export const heading = (text: string, eyebrow = '', level: '2' | '3' = '2'): Block =>
  block('heading', { text, eyebrow, level });
export const words = (...paragraphs: string[]): Block =>
  block('richText', { text: richTextOf(...paragraphs) });
export const button = (label: string, href: string, look: 'primary' | 'secondary' | 'quiet' = 'primary') => ({
  label,
  href,
  look,
});
export const image = (
  ratio: 'wide' | 'landscape' | 'square' | 'portrait' = 'landscape',
  caption = '',
): Block => block('image', { ratio, caption });

export const columns = (layout: string, ...slots: Block[][]): Block =>
  block('columns', {
    layout,
    align: 'centre',
    gap: 'wide',
    ...Object.fromEntries(slots.map((content, index) => [`column${index + 1}`, content])),
  });

export const question = (asked: string, ...answer: string[]) => ({
  question: asked,
  answer: richTextOf(...answer),
});

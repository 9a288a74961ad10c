import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { PlacedFile } from '../../features/files/server/index.ts';
import type { NewPage } from '../../features/pages/server/index.ts';
import type { Block } from '../../lib/content/block-kind.ts';
import { walkTree } from '../../lib/content/block-tree.ts';
import type { Focus, Picture } from '../../lib/content/pictures.ts';
import type { RichTextBlock } from '../../lib/content/rich-text.ts';
import { doc, p } from '../demo/write.ts';
import type { EntryContent } from '../site-content/site-content.ts';

export { button, doc, h2, h3, p, ul } from '../demo/write.ts';

type Props = Record<string, unknown>;

/** `page` sets its id. */
export const block = (type: string, props: Props = {}): Block => ({ type, props: { ...props, id: '' } });

export const section = (props: Props, ...content: Block[]): Block => block('section', { ...props, content });

export const columns = (props: Props, ...slots: Block[][]): Block =>
  block('columns', {
    ...props,
    ...Object.fromEntries(slots.map((slot, index) => [`column${index + 1}`, slot])),
  });

export const heading = (text: string, eyebrow = '', props: Props = {}): Block =>
  block('heading', { ...props, text, eyebrow });

/** Plain strings are paragraphs, with the markup of `p`. */
export const text = (content: readonly (RichTextBlock | string)[], props: Props = {}): Block =>
  block('richText', {
    ...props,
    text: doc(...content.map((part) => (typeof part === 'string' ? p(part) : part))),
  });

export const image = (picture: Picture, ratio: string, props: Props = {}): Block =>
  block('image', { ...props, picture, ratio });

export const question = (words: string, ...answer: string[]) => ({
  question: words,
  answer: doc(...answer.map((part) => p(part))),
});

interface Words {
  slug: string;
  label: string;
  /** For search engines: at most 70 characters, including a short name of the site. */
  title: string;
  description: string;
  picture?: Picture;
}

/** A page with ids that are the same on every machine. */
export function page({ slug, label, title, description, picture }: Words, ...content: Block[]): NewPage {
  return {
    name: label,
    slug,
    label,
    inMenu: false,
    height: 100,
    seo: { title, description, ...(picture ? { picture } : {}) },
    blocks: numbered(slug, content),
  };
}

interface EntryWords extends Pick<
  EntryContent,
  'daysAgo' | 'featured' | 'authors' | 'categories' | 'tags' | 'name'
> {
  slug: string;
  /** A sentence or two for lists. */
  excerpt: string;
  picture: Picture;
  /** The fields of its content type. */
  values?: Record<string, unknown>;
}

/** A post, an episode or another entry; plain strings are paragraphs. */
export function entry(
  { excerpt, picture, values = {}, ...words }: EntryWords,
  ...content: (Block | RichTextBlock | string)[]
): EntryContent {
  const blocks: Block[] = [];
  let texts: (RichTextBlock | string)[] = [];
  const end = () => {
    if (texts.length > 0) blocks.push(text(texts));
    texts = [];
  };
  for (const part of content)
    if (typeof part !== 'string' && 'props' in part) {
      end();
      blocks.push(part);
    } else texts.push(part);
  end();
  return {
    ...words,
    details: { excerpt, picture, values },
    blocks: numbered(words.slug, blocks),
  };
}

/** Blocks with ids of their own: one may be used in several places. */
function numbered(slug: string, content: readonly Block[]): Block[] {
  const blocks = structuredClone([...content]);
  let count = 0;
  for (const { block: each } of walkTree(blocks)) each.props.id = `${slug}-${(count += 1)}`;
  return blocks;
}

interface Fact {
  alt: string;
  width: number;
  height: number;
  placeholder: string | null;
  focus?: Focus;
}

export const idOf = (key: string, name: string): string =>
  `01810000-0000-7000-8000-${createHash('sha256').update(`${key}/${name}`).digest('hex').slice(0, 12)}`;

/**
 * The images of a starter, drawn by `scripts/make-starters.ts`, and its logo.
 * @param facts `pictures/facts.json` of the starter's folder
 */
export function pictures<Name extends string>(key: string, facts: Readonly<Record<Name, Fact>>) {
  const picture = (name: Name, alt?: string): Picture & { file: string } => {
    const { width, height, alt: usual } = facts[name];
    const file = idOf(key, name);
    return { src: `/files/${file}/0/${name}.webp`, alt: alt ?? usual, width, height, file };
  };
  const at = (file: string) => fileURLToPath(new URL(`${key}/pictures/${file}`, import.meta.url));
  const mark = {
    id: idOf(key, 'mark'),
    name: 'mark.svg',
    width: 120,
    height: 120,
    alt: 'The mark of this site',
  };
  const files: PlacedFile[] = [
    ...(Object.keys(facts) as Name[]).map((name) => ({
      id: idOf(key, name),
      path: at(`${name}.webp`),
      name: `${name}.webp`,
      type: 'image/webp',
      folder: 'Illustrations',
      ...facts[name],
    })),
    { ...mark, path: at('mark.svg'), type: 'image/svg+xml', folder: 'Illustrations', placeholder: null },
  ];
  const icon = { src: `/files/${mark.id}/0/mark.svg`, alt: mark.alt, width: 120, height: 120, file: mark.id };
  return { picture, files, icon };
}

import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';

/** What of an entry a layout can place, in the order of the block list. */
export const entryParts = [
  'title',
  'picture',
  'excerpt',
  'about',
  'date',
  'authors',
  'readingTime',
  'categories',
  'tags',
  'field',
  'fields',
  'content',
  'player',
  'comments',
  'around',
  'related',
] as const;
export type EntryPart = (typeof entryParts)[number];

/** How a field without its name looks. */
export const fieldLooks = ['plain', 'button', 'quote'] as const;
const looks = { plain: 'Plain', button: 'Button', quote: 'Quote' } as const;

const schema = z.strictObject({
  part: z.enum(entryParts).default('title'),
  /** The key of a field of the type. */
  field: z
    .string()
    .max(40)
    .regex(/^[a-z0-9_]*$/)
    .default(''),
  label: z.boolean().default(true),
  /** A link can be a button that says the name of the field. */
  look: z.enum(fieldLooks).default('plain'),
});
export type EntryPartProps = z.output<typeof schema>;

const named: Record<EntryPart, [label: string, hint: string]> = {
  title: ['Title', 'The title of the entry, as the page’s heading.'],
  picture: ['Featured image', 'The image of the entry.'],
  excerpt: ['Excerpt', 'The short summary of the entry.'],
  about: ['Byline', 'Authors, date and reading time in one line.'],
  date: ['Date', 'The publish date, or when an event takes place.'],
  authors: ['Authors', 'Who wrote it, with links to what else they wrote.'],
  readingTime: ['Reading time', 'How many minutes it takes to read.'],
  categories: ['Categories', 'The categories of the entry, as links.'],
  tags: ['Tags', 'The tags of the entry, as links.'],
  field: ['Field', 'One field of the content type.'],
  fields: ['All fields', 'All fields of the content type, as a table.'],
  content: ['Entry content', 'The text and blocks of the entry itself. Add it once.'],
  player: ['Episode player', 'The cover and play button of an episode.'],
  comments: ['Comments', 'Comments of visitors, and the form to add one.'],
  around: ['Previous and next', 'Links to the previous and the next entry.'],
  related: ['Related entries', 'Entries with the same categories or tags.'],
};

export const entryPartBlock: BlockKind = {
  type: 'entryPart',
  label: 'Entry field',
  hint: 'Something of the entry that is shown.',
  group: 'entry',
  schema,
  slots: [],
  defaults: { part: 'title', field: '', label: true, look: 'plain' },
  fields: {
    part: {
      kind: 'choice',
      label: 'Shows',
      options: entryParts.map((value) => ({ value, label: named[value][0] })),
    },
    field: {
      kind: 'reference',
      of: 'entryField',
      label: 'Field',
      when: { field: 'part', is: 'field' },
    },
    label: { kind: 'toggle', label: 'Show the field’s name', when: { field: 'part', is: 'field' } },
    look: {
      kind: 'choice',
      label: 'Style',
      help: 'For a field without its name. Links can be buttons.',
      options: fieldLooks.map((value) => ({ value, label: looks[value] })),
      when: { field: 'part', is: 'field' },
    },
  },
  picks: entryParts.map((part) => ({
    key: part,
    label: named[part][0],
    hint: named[part][1],
    props: { part },
  })),
};

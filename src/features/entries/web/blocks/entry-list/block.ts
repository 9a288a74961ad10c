import { z } from 'zod';
import { blockFilters } from '../../../field-filters.ts';
import { listOrders } from '../../../sorting.ts';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';

/** PostgreSQL’s `jsonb` cannot store NUL. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .overwrite((text) => text.replaceAll('\u0000', ''))
    .default('');

const schema = z.strictObject({
  title: line(120),
  type: z.uuid('Choose a content type.').nullable().default(null),
  layout: z.enum(['cards', 'lead', 'list', 'titles']).default('cards'),
  columns: z.int().min(1).max(4).default(3),
  count: z.int().min(1).max(60).default(12),
  category: line(80),
  tag: line(80),
  filters: blockFilters.default({}),
  when: z.enum(['all', 'upcoming', 'past']).default('all'),
  featured: z.boolean().default(false),
  pictures: z.boolean().default(true),
  excerpts: z.boolean().default(true),
  dates: z.boolean().default(true),
  authors: z.boolean().default(false),
  categories: z.boolean().default(false),
  paging: z.boolean().default(false),
  months: z.boolean().default(false),
  more: line(80),
  sort: z.enum(listOrders).default('usual'),
  /** The key of the field that it is sorted by. */
  field: z
    .string()
    .max(40)
    .regex(/^([a-z][a-z0-9_]*)?$/)
    .default(''),
});
export type EntryListProps = z.output<typeof schema>;

export const entryListBlock: BlockKind = {
  type: 'entryList',
  label: 'Entries',
  hint: 'Blog posts, events, episodes or other entries.',
  group: 'action',
  schema,
  slots: [],
  defaults: {
    title: 'Latest posts',
    type: null,
    layout: 'cards',
    columns: 3,
    count: 12,
    category: '',
    tag: '',
    filters: {},
    when: 'all',
    featured: false,
    pictures: true,
    excerpts: true,
    dates: true,
    authors: false,
    categories: false,
    paging: false,
    months: false,
    more: '',
    sort: 'usual',
    field: '',
  },
  fields: {
    title: { kind: 'text', label: 'Title' },
    type: { kind: 'reference', of: 'contentType', label: 'Content type', needed: true },
    layout: {
      kind: 'choice',
      label: 'Layout',
      options: [
        { value: 'cards', label: 'Cards' },
        { value: 'lead', label: 'Large first entry' },
        { value: 'list', label: 'List' },
        { value: 'titles', label: 'Titles only' },
      ],
    },
    columns: {
      kind: 'number',
      label: 'Columns on wide screens',
      min: 1,
      max: 4,
      when: { field: 'layout', is: ['cards', 'lead'] },
    },
    count: { kind: 'number', label: 'Entries per page', min: 1, max: 60 },
    category: { kind: 'text', label: 'Category', help: 'Leave empty to show all categories.' },
    tag: { kind: 'text', label: 'Tag', unread: true, help: 'Leave empty to show all tags.' },
    filters: {
      kind: 'control',
      control: 'entryFilters',
      none: {},
      label: 'Filters',
      help: 'By fields that visitors see. Entries for signed-in customers only aren’t found.',
    },
    when: {
      kind: 'choice',
      label: 'Events',
      help: 'Used for content types with a date and time.',
      options: [
        { value: 'all', label: 'All' },
        { value: 'upcoming', label: 'Upcoming' },
        { value: 'past', label: 'Past' },
      ],
    },
    sort: {
      kind: 'choice',
      label: 'Sort by',
      options: [
        { value: 'usual', label: 'Pinned first, then by date' },
        { value: 'newest', label: 'Newest first' },
        { value: 'oldest', label: 'Oldest first' },
        { value: 'name', label: 'Title, A–Z' },
        { value: 'rising', label: 'A field: lowest or upcoming first' },
        { value: 'falling', label: 'A field: highest or latest first' },
      ],
    },
    field: {
      kind: 'reference',
      of: 'orderField',
      label: 'Field',
      help: 'A number, amount, date or time that visitors see.',
      when: { field: 'sort', is: ['rising', 'falling'] },
    },
    featured: { kind: 'toggle', label: 'Featured entries only' },
    pictures: { kind: 'toggle', label: 'Show images' },
    excerpts: { kind: 'toggle', label: 'Show excerpts' },
    dates: { kind: 'toggle', label: 'Show dates' },
    authors: { kind: 'toggle', label: 'Show authors' },
    categories: { kind: 'toggle', label: 'Show categories' },
    paging: {
      kind: 'toggle',
      label: 'Show page numbers',
      help: 'Visitors can go through all entries, page by page.',
    },
    months: {
      kind: 'toggle',
      label: 'Show monthly archive',
      help: 'Links to the entries of each month, below the list.',
    },
    more: { kind: 'text', label: 'Link to all entries', help: 'Leave empty to hide the link.' },
  },
};

import type { Block } from '../../../../lib/content/block-kind.ts';
import type { FieldDefinition, TypeKind } from '../../field-kinds.ts';

/** A part of an entry; of a single field, how it is shown. */
type Part =
  | string
  | { field: string; label?: boolean; look?: 'button' | 'quote' }
  | { layout: 'wide-left' | 'wide-right'; columns: readonly (readonly Part[])[] }
  | { section: readonly Part[] };

/** The place in a design for fields that the owner has added. */
const OTHERS = 'others';

const standard = (kind: TypeKind): readonly Part[] => [
  'categories',
  'title',
  'excerpt',
  'about',
  kind === 'episode' ? 'player' : 'picture',
  'fields',
  'content',
  'comments',
  'tags',
  'around',
  'related',
];

/** Everything begins at the edge of the page’s content, as the columns do. */
const wide = (...middle: readonly Part[]): readonly Part[] => [
  {
    section: [
      'categories',
      'title',
      'excerpt',
      'about',
      'picture',
      ...middle,
      'comments',
      'tags',
      'around',
      'related',
    ],
  },
];

/** Kinds whose entries are read in another order than a post. */
const designs: Readonly<Partial<Record<TypeKind, readonly Part[]>>> = {
  recipe: wide(
    {
      layout: 'wide-right',
      columns: [
        [{ field: 'servings' }, { field: 'minutes' }, { field: 'ingredients' }, OTHERS],
        [{ field: 'method' }],
      ],
    },
    'content',
  ),
  job: wide({
    layout: 'wide-left',
    columns: [
      ['content'],
      [
        { field: 'employment' },
        { field: 'place' },
        { field: 'salary' },
        { field: 'closes' },
        OTHERS,
        { field: 'apply', label: false, look: 'button' },
      ],
    ],
  }),
  testimonial: [
    'categories',
    { field: 'quote', label: false, look: 'quote' },
    'title',
    { field: 'role', label: false },
    'picture',
    OTHERS,
    'content',
    'comments',
    'tags',
    'around',
    'related',
  ],
};

const keysIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    if ('section' in part) return keysIn(part.section);
    return 'columns' in part ? part.columns.flatMap(keysIn) : [part.field];
  });

interface Making {
  kind: TypeKind;
  fields: readonly FieldDefinition[];
  /** A block with what its kind starts with. */
  make: (type: string, props: Record<string, unknown>) => Block;
}

/** What the layout of a type starts with: the design of its kind with the fields that visitors see, whatever they are by now. */
export function designOf({ kind, fields, make }: Making): Block[] {
  const seen = fields.filter(({ shown, retired, kind: of }) => shown && !retired && of !== 'audio');
  const parts = designs[kind] ?? standard(kind);
  const placed = new Set(keysIn(parts));
  const others = seen.filter(({ key }) => !placed.has(key)).map(({ key }) => ({ field: key }));
  const blocksOf = (some: readonly Part[]): Block[] =>
    some.flatMap((part) => {
      if (part === OTHERS) return blocksOf(others);
      if (typeof part === 'string') return make('entryPart', { part });
      if ('section' in part)
        return make('section', { background: 'none', space: 'small', content: blocksOf(part.section) });
      if ('columns' in part) {
        const [column1, column2] = part.columns.map(blocksOf);
        return make('columns', { layout: part.layout, gap: 'wide', column1, column2 });
      }
      return seen.some(({ key }) => key === part.field) ? make('entryPart', { part: 'field', ...part }) : [];
    });
  return blocksOf(parts);
}

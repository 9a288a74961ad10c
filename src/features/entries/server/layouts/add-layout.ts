import { newBlockId } from '../../../../lib/content/block-tree.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { createPage } from '../../../pages/server/index.ts';
import type { EntryServices } from '../services.ts';
import type { TypeRow } from '../type-queries.ts';
import { setLayout } from './layout-queries.ts';

/** What the standard layout of a kind of type shows, from top to bottom. */
const standardParts = ({ kind }: Pick<TypeRow, 'kind'>): string[] => [
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

/** Starts a layout for a type without one, as a draft that looks like the standard one. */
export async function addLayout(
  services: EntryServices,
  tx: Tx,
  type: TypeRow,
  by: string | null,
): Promise<void> {
  const blocks = standardParts(type).map((part) => ({
    type: 'entryPart',
    props: { ...services.pages.kinds.get('entryPart')?.defaults, part, id: newBlockId() },
  }));
  // Addresses are unique; this one can't be opened, because only pages are found by address.
  const slug = `layout-${crypto.randomUUID()}`;
  const page = { kind: 'layout', name: `${type.name} layout`, slug, label: '', height: 0, blocks } as const;
  await setLayout(tx, type.id, await createPage(services.pages, tx, page, by));
}

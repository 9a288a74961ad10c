import { newBlockId } from '../../../../lib/content/block-tree.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { createPage } from '../../../pages/server/index.ts';
import type { EntryServices } from '../services.ts';
import type { TypeRow } from '../type-queries.ts';
import { designOf } from './designs.ts';
import { setLayout } from './layout-queries.ts';

/** Starts a layout for a type without one, as a draft in the design of its kind. */
export async function addLayout(
  services: EntryServices,
  tx: Tx,
  type: TypeRow,
  by: string | null,
): Promise<void> {
  const blocks = designOf({
    ...type,
    make: (of, props) => ({
      type: of,
      props: { ...services.pages.kinds.get(of)?.defaults, ...props, id: newBlockId() },
    }),
  });
  // Addresses are unique; this one can't be opened, because only pages are found by address.
  const slug = `layout-${crypto.randomUUID()}`;
  const page = { kind: 'layout', name: `${type.name} layout`, slug, label: '', height: 0, blocks } as const;
  await setLayout(tx, type.id, await createPage(services.pages, tx, page, by));
}

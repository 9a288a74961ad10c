import { notFound, refuse } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { type Section, sectionsContract } from '../../sections-contract.ts';
import { SAVED_SECTION } from '../../section-refs.ts';
import { createSection } from './create-section.ts';
import { detachEverywhere } from './detach-section.ts';
import { stateOf, upgradedBlocks } from '../present.ts';
import { deleteSection, listSections, lockSection, sectionUses } from './section-queries.ts';
import { showPictures } from '../show-pictures.ts';
import type { PageServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';

/** Calls for reusable sections, besides the calls for pages. */
export function sectionOperations(services: PageServices) {
  const read = async (tx: Tx): Promise<Section[]> => {
    const rows = await listSections(tx);
    const uses = Map.groupBy(await sectionUses(tx), ({ section }) => section);
    // One query for all their images; as drafts have them, because they become blocks of a page.
    const shown = await showPictures(
      async (work) => work(tx),
      {
        blocks: rows.map((row) => ({
          type: SAVED_SECTION,
          props: { id: row.id, content: upgradedBlocks(row, services.upgrades) },
        })),
      },
      'edit',
    );
    return rows.map((row, index) => ({
      _id: row.id,
      name: row.name,
      version: row.version,
      state: stateOf(row),
      updatedAt: row.updated_at.toISOString(),
      blocks: shown.blocks[index]?.props.content ?? [],
      uses: (uses.get(row.id) ?? []).map(({ id, name, visible }) => ({ _id: id, name, visible })),
    }));
  };

  return operations(sectionsContract, {
    'GET /api/sections': (request) => request.db((tx) => read(tx)),

    'POST /api/section': (request, { body }) =>
      request.db(async (tx) => {
        const { by } = request;
        const id = await createSection(services, tx, body, by.accountId);
        const made = (await read(tx)).find(({ _id }) => _id === id);
        if (!made) throw notFound();
        return made;
      }),

    'DELETE /api/section/{id}': async (request, { params, query }) => {
      await request.db(async (tx) => {
        if (!(await lockSection(tx, params.id))) throw notFound(staffWords().sectionGone);
        if (query.detach) await detachEverywhere(services, tx, params.id, request.by.accountId);
        const uses = (await sectionUses(tx)).filter(({ section }) => section === params.id);
        if (uses.length > 0)
          throw refuse('conflict', staffWords().sectionInUse({ count: uses.length }), {
            current: uses.map(({ id, name, visible }) => ({ _id: id, name, visible })),
          });
        await deleteSection(tx, params.id);
      });
      return undefined;
    },
  });
}

import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';

const schema = z.strictObject({ section: z.uuid('Choose a reusable section.').toLowerCase() });

/** Stands for a reusable section; the server fills in what it shows as `content` when the page is looked at. */
export const savedSectionBlock: BlockKind = {
  type: 'savedSection',
  label: 'Reusable section',
  hint: 'Edit it once and it changes on every page.',
  group: 'layout',
  schema,
  slots: [],
  defaults: {},
  // Chosen from the list of blocks, where each section stands by its own name.
  fields: {},
};

import { z } from 'zod';
import type { BlockKind } from '../../../../../lib/content/block-kind.ts';

const schema = z.strictObject({ section: z.uuid('Choose a reusable section.').toLowerCase() });

/** Refers to a reusable section; the server fills in its blocks as `content` when the page is viewed. */
export const savedSectionBlock: BlockKind = {
  type: 'savedSection',
  label: 'Reusable section',
  hint: 'Edit it once and it changes on every page.',
  group: 'layout',
  schema,
  slots: [],
  defaults: {},
  // Listed separately in the block list, where each section has its own name.
  fields: {},
};

import { z } from 'zod';
import { id } from '../../lib/values/shapes.ts';
import { accesses } from './access.ts';
import { fieldFilters } from './field-filters.ts';

/** Entries that can be exported by their IDs. */
export const MOST_EXPORTED = 200;

/** What narrows the owner’s list and calendar, and an export. */
export const ownFilter = {
  q: z.string().trim().max(100).optional(),
  state: z.enum(['draft', 'published', 'changed', 'scheduled', 'waiting']).optional(),
  /** IDs. */
  category: id.optional(),
  tag: id.optional(),
  author: id.optional(),
  access: z.enum(accesses).optional(),
  fields: fieldFilters.optional(),
};
export type OwnFilter = z.output<z.ZodObject<typeof ownFilter>>;

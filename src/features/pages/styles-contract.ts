import { z } from 'zod';
import { stylingShape } from '../../lib/content/styling-shape.ts';
import { contract } from '../../lib/http/contract.ts';
import type { Styling } from '../../lib/styling.ts';
import { id, idParams, line } from '../../lib/values/shapes.ts';

export const MOST_STYLES = 100;

const name = line('a name for the style', 60);
const style = z.object({ _id: id, name: z.string(), styling: z.custom<Styling>() });
export type SavedStyle = z.output<typeof style>;

/** Named block styles. Applying one copies it to the block. */
export const stylesContract = contract({
  'GET /api/styles': {
    summary: 'Saved block styles by name',
    who: 'owner',
    area: 'pages',
    reply: z.array(style).max(MOST_STYLES),
  },
  'POST /api/style': {
    summary: 'Save a block style under a name',
    who: 'owner',
    area: 'pages',
    body: z.strictObject({ name, styling: stylingShape }),
    reply: style,
    status: 201,
    refusals: { conflict: {} },
  },
  'PUT /api/style/{id}': {
    summary: 'Rename a saved block style, or change it; blocks that have it stay as they are',
    who: 'owner',
    area: 'pages',
    params: idParams,
    body: z.strictObject({ name: name.optional(), styling: stylingShape.optional() }),
    reply: style,
    refusals: { conflict: {} },
  },
  'DELETE /api/style/{id}': {
    act: { word: 'style-deleted', named: 'block_styles.name' },
    summary: 'Delete a saved block style; blocks that have it stay as they are',
    who: 'owner',
    area: 'pages',
    params: idParams,
    reply: null,
  },
});

import { notFound } from '../../../../lib/errors.ts';
import type { StreamedCall } from '../../../../lib/http/requests/streamed.ts';
import { fileHeaders } from '../delivery/file-headers.ts';
import { madeKey, revisionOf } from '../keys.ts';
import { remakeMaster } from './masters.ts';
import { findFile } from '../library/queries.ts';
import type { FileServices } from '../services.ts';
import { pathId } from '../uploads/upload-calls.ts';

/** The image before its crop, for editing the crop; the part outside the crop may be private. */
export const wholePictureCall = (services: FileServices): StreamedCall => ({
  method: 'GET',
  path: '/api/file/{id}/whole',
  described: { summary: 'An image before cropping', gives: { type: 'image/*' } },
  who: 'owner',
  area: 'files',
  handle: async ({ site, db }, incoming, reply) => {
    const id = pathId(incoming.params);
    const row = await db((tx) => findFile(tx, id));
    const key = row && madeKey(site.id, id, revisionOf(row.sha256), 'master');
    if (key && !(await services.storage.stat(key))) await remakeMaster(services, site.id, id, true);
    const stream = key ? await services.storage.read(key) : null;
    if (!row || !stream) throw notFound();
    return reply.headers(fileHeaders(row.type, row.name)).send(stream);
  },
});

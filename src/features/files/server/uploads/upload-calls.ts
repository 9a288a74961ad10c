import { z } from 'zod';
import type { StreamedCall } from '../../../../lib/http/requests/streamed.ts';
import { idParams } from '../../../../lib/values/shapes.ts';
import { notFound } from '../../../../lib/errors.ts';
import { file, folderPath } from '../../contract.ts';
import { addFiles } from './add-files.ts';
import { findFile } from '../library/queries.ts';
import { prepareUpload, refuseUnreadable } from './ready-upload.ts';
import { receiveForm } from './receive.ts';
import { replaceFile } from '../library/replace-file.ts';
import type { FileServices } from '../services.ts';
import type { CountUpload } from './upload-limit.ts';

/** The id in the path; a malformed one names nothing. */
export function pathId(params: unknown): string {
  const parsed = idParams.safeParse(params);
  if (!parsed.success) throw notFound();
  return parsed.data.id;
}

export const uploadCalls = (services: FileServices, countUpload: CountUpload): StreamedCall[] => [
  {
    method: 'POST',
    path: '/api/files',
    described: {
      summary: 'Upload files',
      takes: {
        type: 'multipart/form-data',
        schema: z.object({ files: z.array(z.file()), folder: folderPath.optional() }),
      },
      gives: { type: 'application/json', schema: z.array(file) },
      status: 201,
    },
    who: 'owner',
    area: 'files',
    handle: async ({ site, by }, incoming, reply) => {
      await countUpload(site.id);
      const made = await receiveForm(services, site.id, incoming, 'files', async ({ files, hold, ...to }) => {
        await refuseUnreadable(services, files);
        return addFiles(services, site.id, files, { ...to, by: by.accountId, settle: hold.settle });
      });
      return reply.code(201).send(await prepareUpload(services, site.id, made));
    },
  },
  {
    method: 'POST',
    path: '/api/file/{id}/replace',
    described: {
      summary: 'Replace the content of a file; its address and uses are kept',
      takes: { type: 'multipart/form-data', schema: z.object({ file: z.file() }) },
      gives: { type: 'application/json', schema: file },
    },
    who: 'owner',
    area: 'files',
    publishes: true,
    handle: async ({ site, db }, incoming, reply) => {
      const id = pathId(incoming.params);
      await countUpload(site.id);
      // Before anything is read: a missing file cannot be replaced.
      if (!(await db((tx) => findFile(tx, id)))) throw notFound();
      const changed = await receiveForm(services, site.id, incoming, 'file', ({ files: [file], hold }) => {
        if (!file) throw notFound();
        return replaceFile(services, site.id, id, file, hold.settle);
      });
      return reply.send(changed);
    },
  },
];

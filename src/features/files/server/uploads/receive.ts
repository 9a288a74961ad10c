import type { FastifyRequest } from 'fastify';
import type { Multipart } from '@fastify/multipart';
import { invalid, wrongType } from '../../../../lib/errors.ts';
import { asMalformed, partsOf } from '../../../../lib/http/requests/multipart.ts';
import { folderPath } from '../../contract.ts';
import type { Arrived } from './add-files.ts';
import { type Hold, takeRoom } from './room.ts';
import type { FileServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';

const MOST_FILES = 200;

export interface Received {
  files: Arrived[];
  folder: string;
  private: boolean;
  hold: Hold;
}

/**
 * Writes the files of a form to disk, each within the site's limits while it streams, and passes them on; in any case,
 * nothing is left on this machine.
 * @throws `400`, `413`, `415`
 */
export async function receiveForm<T>(
  services: FileServices,
  websiteId: string,
  incoming: FastifyRequest,
  field: 'files' | 'file',
  work: (received: Received) => Promise<T>,
): Promise<T> {
  if (!incoming.isMultipart()) throw wrongType(staffWords().sendAsForm);
  const hold = await takeRoom(services, websiteId, Number(incoming.headers['content-length'] ?? 0));
  const received: Received = { files: [], folder: '', private: false, hold };
  try {
    await readParts(services, incoming, field, received);
    if (received.files.length === 0)
      throw invalid(staffWords().noFileSent, { [field]: staffWords().chooseFile });
    return await work(received);
  } finally {
    await Promise.all(received.files.map(({ staged }) => staged.discard()));
    await hold.release();
  }
}

async function readParts(
  { staging }: FileServices,
  incoming: FastifyRequest,
  field: 'files' | 'file',
  received: Received,
): Promise<void> {
  const { hold, files } = received;
  const limits = {
    files: field === 'file' ? 1 : MOST_FILES,
    fields: 10,
    fieldSize: 2000,
    fileSize: Number.POSITIVE_INFINITY,
  };
  try {
    for await (const part of partsOf(incoming, limits)) {
      if (part.type === 'field') readField(part, received);
      else if (part.fieldname !== field)
        throw invalid(staffWords().unknownField({ name: part.fieldname.slice(0, 50) }));
      else {
        const name = part.filename ?? '';
        hold.nextFile(name.slice(0, 100));
        files.push({ name, staged: await staging.stage(part.file, hold.take) });
      }
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'FST_FILES_LIMIT') throw invalid(staffWords().fewerAtOnce({ count: limits.files }));
    throw asMalformed(error as Error & { code?: string });
  }
}

function readField(part: Extract<Multipart, { type: 'field' }>, received: Received): void {
  const { fieldname: name, value } = part;
  if (name === 'folder') {
    const parsed = folderPath.safeParse(value);
    if (!parsed.success) {
      const sentence = parsed.error.issues[0]?.message ?? staffWords().notAFolder;
      throw invalid(sentence, { folder: sentence });
    }
    received.folder = parsed.data;
  } else if (name === 'private') received.private = value === 'true';
  else if (name !== 'website') throw invalid(staffWords().unknownField({ name: name.slice(0, 50) }));
}

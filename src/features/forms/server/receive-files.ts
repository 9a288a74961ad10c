import { finished, PassThrough } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalid, notFound, Refusal, tooLarge, wrongType } from '../../../lib/errors.ts';
import { asMalformed, partsOf } from '../../../lib/http/requests/multipart.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import { type Attachment, keepAttachment, takeVisitorsRoom } from '../../files/server/index.ts';
import { FILES_MOST } from '../field-types.ts';
import type { FormField } from '../form-shapes.ts';
import { inputs } from '../typed-answers.ts';
import { findForm, type FormRow } from './form-queries.ts';
import type { FormServices } from './services.ts';
import { say } from './say.ts';

type Hold = Awaited<ReturnType<typeof takeVisitorsRoom>>;

/** Maximum bytes of everything in a form except files, as in a form without files. */
const MOST_TEXT = 64 * 1024;
const limits = { fields: 300, fieldSize: MOST_TEXT, fileSize: Number.POSITIVE_INFINITY };

/** Only an answer to this field may use the files uploaded for it. */
export const purposeOf = (formId: string, field: string): string => `form:${formId}:${field}`;

const fileField = (form: FormRow, name: string): FormField | undefined =>
  form.content.find((field) => field.name === name && field.type === 'file');

const lengthOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);

/** Writes a part to disk within the limits; a refused part is read to its end, so that the next one can follow. */
async function stagePart({ files }: FormServices, { file, filename }: MultipartFile, hold: Hold) {
  hold.nextFile(filename.slice(0, 100));
  try {
    const incoming = file.pipe(new PassThrough());
    // `pipe` passes on the end, but not a broken connection, which may occur before anything is read.
    incoming.on('error', () => {});
    finished(file, { writable: false }, (error) => error && incoming.destroy(error));
    return { name: filename, staged: await files.staging.stage(incoming, hold.take) };
  } finally {
    file.resume();
  }
}

/** One file for a field, ahead of its message. @throws `400`, `404`, `413`, `415` */
export async function receiveFile(
  services: FormServices,
  site: Site,
  incoming: FastifyRequest,
  { formId, field }: { formId: string; field: string },
): Promise<Attachment> {
  const { db, files } = services;
  const form = await db.forWebsite(site.id, (tx) => findForm(tx, formId));
  if (!form) throw notFound(say().noForm);
  if (!fileField(form, field)) throw notFound(say().noFileHere);
  if (!incoming.isMultipart()) throw wrongType(say().sendAsForm);
  const hold = await takeVisitorsRoom(files, site.id, lengthOf(incoming));
  let arrived: Awaited<ReturnType<typeof stagePart>> | undefined;
  try {
    // To the end, because what follows the file may name another site.
    for await (const part of partsOf(incoming, { ...limits, files: 1 })) {
      if (part.type === 'field' && part.fieldname === 'website') continue;
      if (part.type !== 'file' || part.fieldname !== 'file')
        throw invalid(say().unknownFieldNamed({ name: part.fieldname.slice(0, 50) }));
      arrived = await stagePart(services, part, hold);
    }
    if (!arrived) throw invalid(say().noFileSent, { file: say().chooseFile });
    return await keepAttachment(files, site.id, { ...arrived, purpose: purposeOf(formId, field) });
  } catch (error) {
    throw asMalformed(error as Error);
  } finally {
    await arrived?.staged.discard();
    await hold.release();
  }
}

/**
 * A form sent by a browser without script: its texts, with the ids of stored files. Problems with a file are under
 * `inputs.problem` and the field's name, so that the page can show them beside the field.
 */
export async function receivePageForm(
  services: FormServices,
  { site, address }: { site: Site | null; address: string },
  incoming: FastifyRequest,
): Promise<URLSearchParams> {
  const sent = new URLSearchParams();
  let text = 0;
  let form: FormRow | null | undefined;
  let hold: Hold | undefined;
  const keep = async (part: MultipartFile): Promise<void> => {
    const id = sent.get(inputs.form) ?? '';
    if (!site || !/^[0-9a-f-]{36}$/.test(id)) return;
    form ??= (await services.db.forWebsite(site.id, (tx) => findForm(tx, id))) ?? null;
    const field = form && fileField(form, part.fieldname);
    // A browser sends an empty part if no file was chosen.
    if (!form || !field || !part.filename) return;
    if (sent.getAll(field.name).length >= (field.most ?? FILES_MOST))
      throw invalid(say().fewerFiles({ count: field.most ?? FILES_MOST }));
    await services.limits.file(site.id, address);
    hold ??= await takeVisitorsRoom(services.files, site.id, lengthOf(incoming));
    const arrived = await stagePart(services, part, hold);
    try {
      const purpose = purposeOf(form.id, field.name);
      const kept = await keepAttachment(services.files, site.id, { ...arrived, purpose });
      sent.append(field.name, kept.id);
      sent.append(`${inputs.file}${kept.id}`, kept.name);
    } finally {
      await arrived.staged.discard();
    }
  };
  try {
    for await (const part of partsOf(incoming, { ...limits, files: 50 })) {
      if (part.type === 'file') {
        await keep(part).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          sent.set(`${inputs.problem}${part.fieldname}`, error.message);
        });
        part.file.resume();
        continue;
      }
      const value = String(part.value);
      text += part.fieldname.length + value.length;
      if (text > MOST_TEXT) throw tooLarge(say().answersTooLong);
      sent.append(part.fieldname, value);
    }
    return sent;
  } catch (error) {
    throw asMalformed(error as Error);
  } finally {
    await hold?.release();
  }
}

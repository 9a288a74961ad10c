import type { Tx } from '../../../lib/db/database.ts';
import { conflict, invalid, notFound } from '../../../lib/errors.ts';
import type { SiteRequest } from '../../../lib/http/requests/request-context.ts';
import type { Language } from '../../../lib/messages/languages.ts';
import { senderKey } from '../../../lib/work/idempotency-queries.ts';
import { queueMails } from '../../emails/server/index.ts';
import { type Attachment, takeAttachments, waitingAttachments } from '../../files/server/index.ts';
import type { Answer } from '../check-answers.ts';
import type { NewMessage } from '../message-shapes.ts';
import { findForm, type FormRow } from './form-queries.ts';
import { answersBySelf, askForLeave, lettersToReaders } from './message-mails.ts';
import { countSame, insertMessage, messageByKey } from './message-queries.ts';
import { purposeOf } from './receive-files.ts';
import { digest, hashOf, readAnswers, readFreely } from './read-message.ts';
import type { FormServices } from './services.ts';
import { spamReason } from './spam.ts';
import { ageOf } from './ticket.ts';
import { say } from './say.ts';
import { usedLanguage } from '../../../lib/messages/spoken-language.ts';
import { formIn } from './translations/translatable-forms.ts';
import { isUuid } from '../../../lib/values/uuid.ts';

const MOST_KEY = 200;

/** A repeated request gets the first answer again; the same key with another request is refused. */
async function earlier(tx: Tx, key: string, hash: Buffer): Promise<string | undefined> {
  const known = await messageByKey(tx, key);
  if (known && !known.content_hash.equals(hash)) throw conflict(say().keyUsed);
  return known?.id;
}

function keyOf(request: SiteRequest): string | null {
  const key = request.header('idempotency-key');
  if (key === undefined || key === '') return null;
  if (key.length > MOST_KEY || !/^[\x21-\x7e]+$/.test(key))
    throw invalid(say().keyTooLong, {
      'idempotency-key': say().badKey,
    });
  return senderKey(request, key).toString('base64url');
}

/** More than this many within a day are not impatience. */
const MOST_SAME = 3;
const SAME = 'The same text was sent several times today.';

function judge(form: FormRow | null, body: NewMessage, answers: Answer[]): string {
  const { ticket, further = '' } = body;
  const age = ticket && form ? ageOf(ticket, form.secret, form.id, Date.now()) : null;
  return spamReason({ answers, further, age });
}

/** Replaces ids of uploaded files in answers by their names. @throws `400` for the field */
async function named(
  { db }: SiteRequest,
  form: FormRow | null,
  answers: Answer[],
): Promise<{ answers: Answer[]; files: string[] }> {
  const asking = answers.filter(({ type }) => type === 'file');
  if (!form || asking.length === 0) return { answers, files: [] };
  const arrived = await db(async (tx) => {
    const byField = new Map<string, Attachment[]>();
    for (const { name, value } of asking) {
      const ids = (value as string[]).filter((id) => isUuid(id));
      const found = ids.length > 0 ? await waitingAttachments(tx, purposeOf(form.id, name), ids) : [];
      if (found.length < (value as string[]).length)
        throw invalid(say().fileGone, { [`content.${name}`]: say().fileGone });
      byField.set(name, found);
    }
    return byField;
  });
  return {
    answers: answers.map((answer) =>
      answer.type === 'file'
        ? { ...answer, value: (arrived.get(answer.name) ?? []).map(({ name }) => name) }
        : answer,
    ),
    files: [...arrived.values()].flat().map(({ id }) => id),
  };
}

interface SendersForm extends FormRow {
  /** The language of its automatic reply; null for the main one. */
  replyIn: Language | null;
}

/** A form as its sender reads it. */
async function formOfSender({ db, dbOnce }: SiteRequest, id: string): Promise<SendersForm | null> {
  const language = usedLanguage();
  if (!language) {
    const form = await dbOnce((tx) => findForm(tx, id));
    return form ? { ...form, replyIn: null } : null;
  }
  return db(async (tx) => {
    const form = await findForm(tx, id);
    if (!form) return null;
    const { row } = await formIn(tx, form, language);
    const isTranslated = row.settings.reply.text !== form.settings.reply.text;
    return { ...row, replyIn: isTranslated ? language : null };
  });
}

/**
 * Accepts a message: limits, then shape, then spam checks. Spam is kept with its reason, and sends no
 * email; for everything else, the owner's email is written in the same transaction.
 */
export async function acceptMessage(
  services: FormServices,
  request: SiteRequest,
  body: NewMessage,
): Promise<{ _id: string }> {
  const { site } = request;
  await services.limits.send(request);
  const key = keyOf(request);
  const hash = hashOf(body);
  if (key) {
    const first = await request.dbOnce((tx) => earlier(tx, key, hash));
    if (first) return { _id: first };
  }
  const { form: formId } = body;
  const form = formId ? await formOfSender(request, formId) : null;
  if (formId && !form) throw notFound(say().noForm);

  const given = form ? readAnswers(form, body) : readFreely(body.content);
  const found = await named(request, form, given).catch(async (error: unknown) => {
    // An earlier copy of the same request has taken the files.
    const first = key ? await request.dbOnce((tx) => earlier(tx, key, hash)) : undefined;
    if (first) return { _id: first };
    throw error;
  });
  if ('_id' in found) return found;
  const { answers, files } = found;
  const formName = form?.name ?? '';
  const { words, ...told } = digest(answers, formName);
  const read = { answers, ...told };
  const sign = judge(form, body, answers);
  const { newsletter = false, reply, tell = [] } = form?.settings ?? {};
  const { senderEmail } = read;
  const writesBack = senderEmail !== null && (newsletter || reply?.on === true);
  const mayWrite = writesBack && !sign && (await services.limits.mayWriteTo(site.id, senderEmail));

  return request.db(async (tx) => {
    // A repeated request was not stored, so it does not count.
    const isRepeated = !sign && !newsletter && (await countSame(tx, hash)) >= MOST_SAME;
    const reason = sign || (isRepeated ? SAME : '');
    const id = await insertMessage(tx, {
      ...read,
      formId: form?.id ?? null,
      formName,
      origin: body.origin || form?.origin || '',
      spamReason: reason,
      subscribes: newsletter && reason !== '',
      filed: newsletter && reason === '',
      words,
      requestKey: key,
      contentHash: hash,
    });
    // A concurrent request with the same key was faster.
    if (!id) return { _id: (key && (await earlier(tx, key, hash))) || '' };
    if ((await takeAttachments(tx, id, files)) < files.length) throw invalid(say().fileGone);
    if (reason) return { _id: id };
    const letters = newsletter ? [] : await lettersToReaders(tx, site, { id, ...read, formName }, tell);
    if (mayWrite && form && reply)
      letters.push(...(await answersBySelf(tx, id, senderEmail, reply, form.replyIn)));
    await queueMails(tx, services.jobs, site, letters);
    if (mayWrite && newsletter)
      await askForLeave(tx, services.jobs, site, senderEmail, consentOf(form, body));
    return { _id: id };
  });
}

/** The wording that was agreed to, and where. */
export function consentOf(form: FormRow | null, { origin }: Pick<NewMessage, 'origin'>): string {
  const box = form?.content.find(({ type }) => type === 'checkbox')?.label;
  return [box ?? form?.name ?? '', origin].filter(Boolean).join(' · ').slice(0, 400);
}

import type { Tx } from '../../../lib/db/database.ts';
import { conflict, invalid, notFound } from '../../../lib/errors.ts';
import type { SiteRequest } from '../../../lib/http/request-context.ts';
import type { Answer } from '../check-answers.ts';
import type { NewMessage } from '../message-shapes.ts';
import { findForm, type FormRow } from './form-queries.ts';
import { NO_FORM } from './forms.ts';
import { answerBySelf, askForLeave, tellReaders } from './message-mails.ts';
import { countSame, insertMessage, messageByKey } from './message-queries.ts';
import { digest, hashOf, readAnswers, readFreely } from './read-message.ts';
import type { FormServices } from './services.ts';
import { spamReason } from './spam.ts';
import { ageOf } from './ticket.ts';

const MOST_KEY = 200;

/** Answers the same request again as the first time; the same key for another request is refused. */
async function earlier(tx: Tx, websiteId: string, key: string, hash: Buffer): Promise<string | undefined> {
  const known = await messageByKey(tx, websiteId, key);
  if (known && !known.content_hash.equals(hash))
    throw conflict('This key was used for another message already.');
  return known?.id;
}

function keyOf(key: string | undefined): string | null {
  if (key === undefined || key === '') return null;
  if (key.length > MOST_KEY || !/^[\x21-\x7e]+$/.test(key))
    throw invalid('The Idempotency-Key may have up to 200 plain characters.', {
      'idempotency-key': 'This key cannot be used.',
    });
  return key;
}

/** More than these within a day are no impatience. */
const MOST_SAME = 3;
const SAME = 'The very same words came several times today.';

function judge(form: FormRow | null, body: NewMessage, answers: Answer[]): string {
  const { ticket, further = '' } = body;
  const age = ticket && form ? ageOf(ticket, form.secret, form.id, Date.now()) : null;
  return spamReason({ answers, further, age });
}

/**
 * Takes in what a visitor sent: limiter, then shape, then signs of spam. What is taken for spam is kept with the reason and
 * nobody is written to; everything else is told to the owner in the same transaction.
 */
export async function acceptMessage(
  services: FormServices,
  request: SiteRequest,
  body: NewMessage,
): Promise<{ _id: string }> {
  const { site } = request;
  await services.limits.send(request);
  const key = keyOf(request.header('idempotency-key'));
  const hash = hashOf(body);
  if (key) {
    const first = await request.dbOnce((tx) => earlier(tx, site.id, key, hash));
    if (first) return { _id: first };
  }
  const { form: formId } = body;
  const form = formId ? ((await request.dbOnce((tx) => findForm(tx, site.id, formId))) ?? null) : null;
  if (formId && !form) throw notFound(NO_FORM);

  const answers = form ? readAnswers(form, body) : readFreely(body.content);
  const formName = form?.name ?? '';
  const read = { answers, ...digest(answers, formName) };
  const sign = judge(form, body, answers);
  const { newsletter = false, reply, tell = [] } = form?.settings ?? {};
  const { senderEmail } = read;
  const writesBack = senderEmail !== null && (newsletter || reply?.on === true);
  const mayWrite = writesBack && !sign && (await services.limits.mayWriteTo(site.id, senderEmail));

  return request.db(async (tx) => {
    // A try of the same request again has not been kept, so it does not count.
    const isRepeated = !sign && !newsletter && (await countSame(tx, site.id, hash)) >= MOST_SAME;
    const reason = sign || (isRepeated ? SAME : '');
    const id = await insertMessage(tx, site.id, {
      ...read,
      formId: form?.id ?? null,
      formName,
      origin: body.origin || form?.origin || '',
      spamReason: reason,
      subscribes: newsletter && reason !== '',
      filed: newsletter && reason === '',
      requestKey: key,
      contentHash: hash,
    });
    // Somebody was faster with the same key.
    if (!id) return { _id: (key && (await earlier(tx, site.id, key, hash))) || '' };
    if (reason) return { _id: id };
    if (!newsletter) await tellReaders(tx, services.jobs, site, { id, ...read, formName }, tell);
    if (mayWrite && reply) await answerBySelf(tx, services.jobs, site, id, senderEmail, reply);
    if (mayWrite && newsletter)
      await askForLeave(tx, services.jobs, site, senderEmail, consentOf(form, body));
    return { _id: id };
  });
}

/** The words that somebody agreed to, and where. */
export function consentOf(form: FormRow | null, { origin }: Pick<NewMessage, 'origin'>): string {
  const box = form?.content.find(({ type }) => type === 'checkbox')?.label;
  return [box ?? form?.name ?? '', origin].filter(Boolean).join(' · ').slice(0, 400);
}

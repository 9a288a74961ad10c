import { setTimeout as pauseFor } from 'node:timers/promises';
import { inSpan } from '../../../../lib/tracing/spans.ts';
import { hideSecrets } from '../../../../lib/http/replies/hide-secrets.ts';
import { en as answers } from '../../messages/admin-answers/en.ts';
import type { MailDelivery } from './delivery-queue.ts';
import type { Outcome } from './mail-queries.ts';
import type { MailStore } from './mail-store.ts';
import type { Answer, MailServer } from './smtp.ts';

interface Delivering {
  server: MailServer;
  /** Seconds before each further attempt; the first attempt and these are all. */
  pauses: readonly number[];
  /** Seconds before the quick attempts that come first, while the mail server can't be reached. */
  soonPauses?: readonly number[];
  log: { error(detail: object, sentence: string): void };
  /** The process is stopping: what can't be recorded now is left. */
  giveUp: AbortSignal;
}

/** Five attempts over a day; the first pause suits greylisting. */
export const DAY_OF_TRIES: readonly number[] = [5 * 60, 3600, 5 * 3600, 18 * 3600];

/** A restart is over within seconds, a network failure often within minutes. */
const SOON: readonly number[] = [15, 60, 5 * 60];

/**
 * Milliseconds between attempts to record an outcome. Together less than a job may take, and each less than the time until a
 * job is retried: once the database is back, the outcome is recorded before another process can claim the email.
 */
const NOTE_AGAIN = [200, 500, 1000, ...Array<number>(45).fill(2000)];

/**
 * Only this process knows the mail server's answer, so it keeps trying to record it even if the database is away for a while:
 * losing it would send the email again.
 */
async function persist(
  { log, giveUp }: Delivering,
  mailId: string,
  note: () => Promise<void>,
): Promise<void> {
  for (const pause of NOTE_AGAIN) {
    try {
      return await note();
    } catch (error) {
      log.error({ err: error, mail: mailId }, 'could not record the outcome of an email; retrying');
      if (giveUp.aborted) throw error;
      await pauseFor(pause, undefined, { signal: giveUp }).catch(() => {});
    }
  }
  return note();
}

const outcomeOf = (answer: Answer): string =>
  answer.taken ? 'sent' : answer.unreachable ? 'unreachable' : answer.forGood ? 'rejected' : 'deferred';

/**
 * One attempt: claimed first, then sent, then recorded. If the process dies in between, an email may arrive twice (with the
 * same Message-ID), but never not at all.
 */
export async function deliverMail<D extends MailDelivery>(
  store: MailStore<D>,
  work: Delivering,
  delivery: D,
  rerun: number,
): Promise<void> {
  const { server, pauses, soonPauses = SOON } = work;
  const { mailId, before, attempt, soon = 0 } = delivery;
  const number = before + rerun + 1;
  const claimed = await store.claim(delivery, number);
  if (!claimed) return;
  const { mail, fromName, stopped } = claimed;
  const { secret, expired, ...outgoing } = mail;
  const { html, text, to: recipient, unsubscribe } = mail;
  const bodies = { html: hideSecrets(html), text: hideSecrets(text) };
  const note = (outcome: Outcome) => persist(work, mailId, () => store.note(delivery, outcome));

  if (expired) return note({ status: 'failed', answer: answers.expired, bodies });
  if (stopped) return note({ status: 'stopped', answer: answers.unsubscribed });
  const result = await inSpan({ name: 'send email', kind: 'client' }, async (span) => {
    const answer = await server.send({ ...outgoing, fromName });
    span.set({ 'sitewright.mail.attempt': number, 'sitewright.mail.outcome': outcomeOf(answer) });
    return answer;
  });
  if (result.taken) return note({ status: 'sent', answer: result.answer, bodies });
  const quick = result.unreachable ? soonPauses[soon] : undefined;
  const pause = quick ?? pauses[attempt];
  if (result.forGood || pause === undefined)
    return note({ status: 'failed', answer: result.answer, ...(secret ? { bodies } : {}) });
  const tries = quick === undefined ? { attempt: attempt + 1, soon } : { attempt, soon: soon + 1 };
  const next = { ...delivery, before: number, ...tries };
  return persist(work, mailId, () =>
    store.again(
      next,
      { recipient, secret, unsubscribe },
      { status: 'waiting', answer: result.answer, pause },
    ),
  );
}

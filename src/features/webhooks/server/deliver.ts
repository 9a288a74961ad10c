import { Webhook } from 'standardwebhooks';
import { isLoopbackAddress, isPublicAddress } from '../../../lib/safe-fetch/public-address.ts';
import { SafeFetchError, safePost } from '../../../lib/safe-fetch/safe-fetch.ts';
import {
  claimDelivery,
  type Claimed,
  findEndpoint,
  forgetDeliveries,
  keepBody,
  noteOutcome,
  type Outcome,
  signingSecrets,
} from './webhook-queries.ts';
import { storedTexts } from './said-of-delivery.ts';
import type { WebhookServices } from './services.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds after each failed attempt; three days in total. */
export const pauses = [
  5,
  30,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
] as const;

const PATIENCE_MS = 10_000;
const MOST_REPLY = 2_000;
/** Maximum time for one address in a run, besides the current attempt. */
const TURN_MS = 5_000;

/** Sends due deliveries to one address, oldest first, until one fails. */
export async function deliverTo(
  services: WebhookServices,
  websiteId: string,
  endpointId: string,
): Promise<void> {
  const within = <T>(work: Parameters<typeof services.db.forWebsite<T>>[1]) =>
    services.db.forWebsite(websiteId, work);
  const until = performance.now() + TURN_MS;
  while (performance.now() < until) {
    const found = await within(async (tx) => {
      const endpoint = await findEndpoint(tx, endpointId);
      const delivery = endpoint && (await claimDelivery(tx, endpointId));
      if (!delivery) return undefined;
      const secrets = endpoint.enabled ? await signingSecrets(tx, endpointId) : [];
      return { endpoint, delivery, secrets };
    });
    if (!found) break;
    const { endpoint, delivery, secrets } = found;
    const body = delivery.body ?? (await freeze(services, websiteId, delivery));
    const outcome = endpoint.enabled
      ? await send(services, { url: endpoint.url, secrets }, delivery, body)
      : {
          status: 'failed' as const,
          wait: 0,
          replyStatus: null,
          reply: storedTexts.turnedOff,
          took: 0,
        };
    await within((tx) => noteOutcome(tx, endpointId, delivery.id, outcome));
    if (outcome.status !== 'sent') break;
  }
  await within((tx) => forgetDeliveries(tx));
}

/** The event's subject as of the first attempt; further ones send the same. */
async function freeze(services: WebhookServices, websiteId: string, delivery: Claimed): Promise<string> {
  const { id, kind, subject_id: subject, created_at: at } = delivery;
  const data = subject ? await services.describe(websiteId, kind, subject) : { says: 'This is a test.' };
  const body = JSON.stringify({ type: kind, timestamp: at.toISOString(), data });
  await services.db.forWebsite(websiteId, (tx) => keepBody(tx, id, body));
  return body;
}

const publicOrLoopback = (address: string) => isPublicAddress(address) || isLoopbackAddress(address);

async function send(
  { loopback }: WebhookServices,
  { url, secrets }: { url: string; secrets: string[] },
  { event_id: id, tries }: Claimed,
  body: string,
): Promise<Outcome> {
  const now = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
  const begun = performance.now();
  const wait = pauses[tries - 1];
  const failed = { status: wait === undefined ? ('failed' as const) : ('waiting' as const), wait: wait ?? 0 };
  try {
    const limits = {
      most: MOST_REPLY,
      patience: PATIENCE_MS,
      ...(loopback ? { allowed: publicOrLoopback } : {}),
    };
    const { status: replyStatus, text: reply } = await safePost(url, { headers, body }, limits);
    const took = Math.round(performance.now() - begun);
    return replyStatus >= 200 && replyStatus < 300
      ? { status: 'sent', wait: 0, replyStatus, reply, took }
      : { ...failed, replyStatus, reply, took };
  } catch (error) {
    const took = Math.round(performance.now() - begun);
    const problem = error instanceof SafeFetchError ? error.problem : 'unreachable';
    return { ...failed, replyStatus: null, reply: words[problem] ?? storedTexts.unreachable, took };
  }
}

const words: Partial<Record<SafeFetchError['problem'], string>> = {
  'no-address': storedTexts.noAddress,
  'not-public': storedTexts.notPublic,
  insecure: storedTexts.insecure,
  'too-slow': storedTexts.tooSlow,
};

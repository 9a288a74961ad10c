import { randomBytes } from 'node:crypto';
import { conflict, invalid, notFound } from '../../../lib/errors.ts';
import { operations } from '../../../lib/http/handlers.ts';
import { type WebhookDelivery, type WebhookEndpoint, webhooksContract } from '../contract.ts';
import type { WebhookServices } from './services.ts';
import {
  changeEndpoint,
  deleteEndpoint,
  deliveriesOf,
  type EndpointRow,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  oweTest,
  renewSecret,
  sendAgain,
} from './webhook-queries.ts';
import { saidOfDelivery } from './said-of-delivery.ts';
import { staffWords } from './staff-words.ts';

const MOST = 20;
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const gone = () => notFound(staffWords().webhookGone);

const shown = (row: EndpointRow): WebhookEndpoint => ({
  _id: row.id,
  url: row.url,
  events: row.events,
  enabled: row.enabled,
  problem: saidOfDelivery(row.problem),
  failingSince: row.failing_since?.toISOString() ?? null,
  oldSecretUntil: row.old_until && row.old_until > new Date() ? row.old_until.toISOString() : null,
  createdAt: row.created_at.toISOString(),
});

export function webhookOperations({ loopback }: WebhookServices) {
  const check = (url: string | undefined) => {
    if (url === undefined || loopback) return;
    const { protocol, username, password } = new URL(url);
    if (protocol !== 'https:' || username || password) {
      const sentence = staffWords().httpsOnly;
      throw invalid(sentence, { url: sentence });
    }
  };
  return operations(webhooksContract, {
    'GET /api/webhooks': ({ db }) => db(async (tx) => (await listEndpoints(tx)).map(shown)),

    'POST /api/webhook': ({ db }, { body: { url, events } }) => {
      check(url);
      return db(async (tx) => {
        const secret = newSecret();
        const id = await insertEndpoint(tx, { url, events, secret, most: MOST });
        const row = id && (await findEndpoint(tx, id));
        if (!row) throw conflict(staffWords().tooManyWebhooks({ most: MOST }));
        return { ...shown(row), secret };
      });
    },

    'PUT /api/webhook/{id}': ({ db }, { params: { id }, body }) => {
      check(body.url);
      return db(async (tx) => {
        await changeEndpoint(tx, id, body);
        const row = await findEndpoint(tx, id);
        if (!row) throw gone();
        return shown(row);
      });
    },

    'POST /api/webhook/{id}/secret': ({ db }, { params: { id } }) =>
      db(async (tx) => {
        const secret = newSecret();
        await renewSecret(tx, id, secret);
        const row = await findEndpoint(tx, id);
        if (!row) throw gone();
        return { ...shown(row), secret };
      }),

    'POST /api/webhook/{id}/test': ({ db }, { params: { id } }) =>
      db(async (tx) => {
        if (!(await findEndpoint(tx, id))) throw gone();
        await oweTest(tx, id);
        return undefined;
      }),

    'DELETE /api/webhook/{id}': async ({ db }, { params: { id } }) => {
      if (!(await db((tx) => deleteEndpoint(tx, id)))) throw gone();
      return undefined;
    },

    'GET /api/webhook/{id}/deliveries': ({ db }, { params: { id } }) =>
      db(async (tx) => {
        if (!(await findEndpoint(tx, id))) throw gone();
        return (await deliveriesOf(tx, id)).map((row) => ({
          _id: row.id,
          event: row.event_id,
          kind: row.kind,
          status: row.status as WebhookDelivery['status'],
          tries: row.tries,
          body: row.body,
          replyStatus: row.reply_status,
          // A response is the other side’s own words.
          reply: row.reply_status === null ? saidOfDelivery(row.reply) : row.reply,
          took: row.took,
          nextTryAt: row.status === 'waiting' ? row.due_at.toISOString() : null,
          createdAt: row.created_at.toISOString(),
        }));
      }),

    'POST /api/webhook-delivery/{id}/again': async ({ db }, { params: { id } }) => {
      if (!(await db((tx) => sendAgain(tx, id)))) throw gone();
      return undefined;
    },
  });
}

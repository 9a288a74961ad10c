import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant } from '../../lib/values/shapes.ts';

/** Events. */
export const webhookEvents = [
  'order.created',
  'order.paid',
  'order.fulfilled',
  'order.cancelled',
  'order.refunded',
  'booking.created',
  'booking.moved',
  'booking.cancelled',
  'message.received',
  'product.created',
  'product.updated',
  'product.deleted',
  'page.published',
  'customer.created',
] as const;

const url = z
  .string('Enter a URL.')
  .trim()
  .max(500, 'At most 500 characters.')
  .refine((value) => URL.canParse(value), 'Enter a URL like https://example.com/hooks.');
const events = z.array(z.enum(webhookEvents)).min(1, 'Choose at least one event.').max(webhookEvents.length);

const endpoint = z.object({
  _id: id,
  url: z.string(),
  events: z.array(z.string()),
  enabled: z.boolean(),
  /** Why it was turned off automatically; empty otherwise. */
  problem: z.string(),
  failingSince: instant.nullable(),
  /** Until then, deliveries are also signed with the previous secret. */
  oldSecretUntil: instant.nullable(),
  createdAt: instant,
});
export type WebhookEndpoint = z.output<typeof endpoint>;

/** The secret, in this reply only. */
const withSecret = endpoint.extend({ secret: z.string() });

const delivery = z.object({
  _id: id,
  /** The `webhook-id` of every attempt. */
  event: id,
  kind: z.string(),
  status: z.enum(['waiting', 'sent', 'failed']),
  tries: z.int(),
  body: z.string().nullable(),
  replyStatus: z.int().nullable(),
  /** The beginning of the response, or why there was none. */
  reply: z.string(),
  /** Duration of the last attempt in milliseconds. */
  took: z.int().nullable(),
  nextTryAt: instant.nullable(),
  createdAt: instant,
});
export type WebhookDelivery = z.output<typeof delivery>;

const policy = { who: 'owner', area: 'keys' } as const;

export const webhooksContract = contract({
  'GET /api/webhooks': {
    ...policy,
    summary: 'Webhooks of the site (Standard Webhooks)',
    reply: z.array(endpoint).max(20),
  },
  'POST /api/webhook': {
    act: { word: 'webhook-added', keep: ['url'] },
    ...policy,
    summary: 'Add a webhook; its signing secret is only in this reply',
    body: z.strictObject({ url, events }),
    reply: withSecret,
    status: 201,
    refusals: { conflict: {} },
  },
  'PUT /api/webhook/{id}': {
    act: { word: 'webhook-changed', named: 'webhook_endpoints.url' },
    ...policy,
    summary: 'Change a webhook, or turn it back on',
    params: idParams,
    body: z.strictObject({ url: url.optional(), events: events.optional(), enabled: z.boolean().optional() }),
    reply: endpoint,
  },
  'POST /api/webhook/{id}/secret': {
    act: { word: 'webhook-secret-renewed', named: 'webhook_endpoints.url' },
    ...policy,
    summary: 'Create a new signing secret; the old one keeps signing for a day',
    params: idParams,
    body: z.strictObject({}),
    reply: withSecret,
  },
  'POST /api/webhook/{id}/test': {
    ...policy,
    summary: 'Send a test event',
    params: idParams,
    body: z.strictObject({}),
    reply: null,
  },
  'DELETE /api/webhook/{id}': {
    act: { word: 'webhook-removed', named: 'webhook_endpoints.url' },
    ...policy,
    summary: 'Delete a webhook and its log',
    params: idParams,
    reply: null,
  },
  'GET /api/webhook/{id}/deliveries': {
    ...policy,
    summary: 'Recent deliveries, newest first, at most 100',
    params: idParams,
    reply: z.array(delivery).max(100),
  },
  'POST /api/webhook-delivery/{id}/again': {
    ...policy,
    summary: 'Resend a delivery with the same id and body',
    params: idParams,
    body: z.strictObject({}),
    reply: null,
  },
});

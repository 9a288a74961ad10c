import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paymentMethodDomains } from './stripe-domains.ts';
import { metadataOf, pageOf, savedAnswers, shippingOf } from './stripe-answers.ts';

type Row = Record<string, unknown> & { id: string };
/**
 * How a call fails. `error`: 500, nothing done; `half`: 500, work done; `timeout`: never arrives; `lost`: work done,
 * answer lost; `refused`: declined; `pending`: a refund in progress; `empty`: 200 and `{}`.
 */
export type Failure = 'error' | 'half' | 'timeout' | 'lost' | 'refused' | 'pending' | 'empty';

export interface StripeEvent {
  id: string;
  type: string;
  account: string;
  livemode: boolean;
  created: number;
  data: { object: Row; previous_attributes?: Record<string, unknown> };
}

export interface StripeStandIn {
  base: string;
  secret: string;
  /** All events, as Stripe would send them. */
  events: StripeEvent[];
  intents: Map<string, Row>;
  refunds: Map<string, Row>;
  domains: ReturnType<typeof paymentMethodDomains>;
  /** Payments minus refunds, in minor units. */
  balance: () => number;
  /** The next calls whose path matches fail in this way. */
  failNext: (path: RegExp, how: Failure, times?: number) => void;
  /** Ages saved answers, which expire after a day. */
  elapse: (hours: number) => void;
  /** The buyer pays with the card. `taken` captures another amount than requested. */
  pay: (intent: string, taken?: number) => StripeEvent;
  /** A bank debit: processing, then succeeded or failed. */
  debit: (intent: string) => StripeEvent;
  debitFails: (intent: string) => StripeEvent;
  /** Cancelled in the dashboard. */
  cancelByHand: (intent: string) => StripeEvent;
  /** The final status of a refund. */
  endRefund: (refund: string, status: 'succeeded' | 'failed') => StripeEvent;
  /** Refunded in the dashboard. */
  refundByHand: (intent: string, amount: number) => StripeEvent;
  /** The steps of a dispute: opened, updated or closed. */
  dispute: (intent: string, status?: string) => StripeEvent;
  /** The answer of the bank that the buyer was redirected to. @returns where the buyer goes then */
  authorise: (intent: string, agreed: boolean, back: string) => string;
  /** Any other event about a payment in its current state, such as a failed attempt. */
  tell: (intent: string, type: string, fields?: Record<string, unknown>) => StripeEvent;
  /** An event about an earlier refund. */
  tellRefund: (refund: string) => StripeEvent;
  /** Body and signature as they arrive at the webhook. */
  signed: (event: StripeEvent) => { body: string; signature: string };
  close: () => Promise<void>;
}

const now = () => Math.floor(Date.now() / 1000);
const id = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 20)}`;

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

/** The part of Stripe's API that the product uses, with a ledger, idempotency and failures on request. */
export async function startStripe(account = 'acct_standin1'): Promise<StripeStandIn> {
  const secret = 'whsec_standin';
  const intents = new Map<string, Row>();
  const refunds = new Map<string, Row>();
  /** Accounts that were created by the API. */
  const opened = new Map<string, Record<string, string>>();
  const disputes: Row[] = [];
  const domains = paymentMethodDomains();
  const events: StripeEvent[] = [];
  const saved = savedAnswers();
  const failures: { path: RegExp; how: Failure; times: number }[] = [];
  const happened = (type: string, object: Row): StripeEvent => {
    const data = { object: structuredClone(object) };
    const event = { id: id('evt'), type, account, livemode: false, created: now(), data };
    events.push(event);
    return event;
  };
  const refundsOf = (intent: string) =>
    [...refunds.values()].filter((one) => one['payment_intent'] === intent).toReversed();
  const backOf = (intent: string) =>
    refundsOf(intent)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, one) => sum + Number(one['amount']), 0);
  const chargeOf = (intent: Row): Row => ({
    id: `ch_${intent.id.slice(3)}`,
    object: 'charge',
    amount: intent['amount'],
    payment_intent: intent.id,
    metadata: intent['metadata'],
    amount_refunded: backOf(intent.id),
    disputed: disputes.some((one) => one['payment_intent'] === intent.id),
    refunds: { object: 'list', data: refundsOf(intent.id), has_more: false },
  });
  const shown = (intent: Row): Row =>
    intent['status'] === 'succeeded' ? { ...intent, latest_charge: chargeOf(intent) } : intent;
  const refuse = (message: string) => ({
    status: 400,
    body: { error: { type: 'invalid_request_error', message } },
  });

  function giveBack(intent: Row, amount: number, metadata: Record<string, string>, status = 'succeeded') {
    if (intent['status'] !== 'succeeded') return null;
    if (backOf(intent.id) + amount > Number(intent['amount_received'])) return null;
    const refund: Row = {
      id: id('re'),
      object: 'refund',
      amount,
      currency: intent['currency'],
      payment_intent: intent.id,
      status,
      metadata,
      created: now(),
    };
    refunds.set(refund.id, refund);
    return refund;
  }

  /** Calls of the buyer's browser: with the secret, on the account of the intent, with one of Stripe's test cards. */
  function confirm(intent: Row, form: URLSearchParams, on: string): { status: number; body: unknown } {
    if (on !== intent['on_account'] || form.get('client_secret') !== intent['client_secret'])
      return refuse('No such payment_intent.');
    const fail = (status: number, error: object) => ({
      status,
      body: { error: { ...error, payment_intent: shown(intent) } },
    });
    if (intent['status'] === 'succeeded')
      return fail(400, {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: 'This payment has succeeded already.',
      });
    const card = (form.get('card') ?? '').replaceAll(' ', '');
    if (card === '4000002500003155') {
      intent['status'] = 'requires_action';
      const url = `https://hooks.stripe.com/redirect/${intent.id}?return_url=${encodeURIComponent(form.get('return_url') ?? '')}`;
      return {
        status: 200,
        body: { ...intent, next_action: { type: 'redirect_to_url', redirect_to_url: { url } } },
      };
    }
    if (card === '4000002760003184') {
      intent['status'] = 'requires_action';
      return {
        status: 200,
        body: { ...intent, next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} } },
      };
    }
    if (card !== '4242424242424242') {
      const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
      intent['last_payment_error'] = error;
      return fail(402, error);
    }
    intent['status'] = 'succeeded';
    intent['amount_received'] = intent['amount'];
    happened('payment_intent.succeeded', shown(intent));
    return { status: 200, body: shown(intent) };
  }

  function answer(
    method: string,
    path: string,
    form: URLSearchParams,
    on: string,
    failure?: Failure,
  ): { status: number; body: unknown } {
    const ok = (body: unknown) => ({ status: 200, body });
    const [, , collection = '', key = '', action = ''] = path.split('/');
    const found = intents.get(key);
    const intent = found?.['on_account'] === on ? found : undefined;
    if (failure === 'refused') return refuse('Insufficient funds in your Stripe account.');
    if (collection === 'payment_method_domains') return domains.answer(method, [key, action], form, on);
    if (collection === 'accounts' && !key && method === 'GET') {
      const rows = [...opened].map(([made, metadata]) => ({ id: made, metadata, created: now() }));
      return ok(pageOf('accounts', rows, form));
    }
    if (collection === 'accounts' && !key) {
      const made = id('acct');
      opened.set(made, metadataOf(form));
      return ok({ id: made, object: 'account', metadata: metadataOf(form) });
    }
    if (key === 'acct_nobody') return { status: 404, body: { error: { type: 'invalid_request_error' } } };
    if (collection === 'accounts')
      return ok({
        id: key,
        metadata: opened.get(key) ?? {},
        object: 'account',
        charges_enabled: key !== 'acct_incomplete',
        payouts_enabled: false,
        details_submitted: key !== 'acct_incomplete',
        requirements: {
          currently_due: key === 'acct_incomplete' ? ['business_profile.url'] : [],
          past_due: [],
        },
      });
    if (collection === 'account_links')
      return ok({ object: 'account_link', url: `https://connect.stripe.test/${form.get('account')}` });
    if (collection === 'payment_intents' && method === 'POST' && !key) {
      const made: Row = {
        id: id('pi'),
        object: 'payment_intent',
        amount: Number(form.get('amount')),
        amount_received: 0,
        currency: form.get('currency'),
        status: 'requires_payment_method',
        livemode: false,
        metadata: metadataOf(form),
        created: now(),
        application_fee_amount: form.get('application_fee_amount'),
        receipt_email: form.get('receipt_email'),
        shipping: shippingOf(form),
        client_secret: '',
        on_account: on,
      };
      made['client_secret'] = `${made.id}_secret_${id('s')}`;
      intents.set(made.id, made);
      return ok(made);
    }
    if (collection === 'payment_intents' && !key)
      return ok(
        pageOf(
          'payment_intents',
          [...intents.values()].filter((one) => one['on_account'] === on).map(shown),
          form,
        ),
      );
    if (collection === 'payment_intents' && !intent) return refuse('No such payment_intent.');
    if (collection === 'payment_intents' && intent && action === 'confirm') return confirm(intent, form, on);
    if (collection === 'payment_intents' && intent && action === 'cancel') {
      if (['succeeded', 'processing', 'canceled'].includes(String(intent['status'])))
        return refuse(`This payment is ${String(intent['status'])}, so it cannot be cancelled.`);
      intent['status'] = 'canceled';
      happened('payment_intent.canceled', intent);
      return ok(intent);
    }
    if (collection === 'payment_intents' && intent && method === 'POST') {
      if (intent['status'] !== 'requires_payment_method') return refuse('This payment cannot be changed.');
      if (form.has('amount')) intent['amount'] = Number(form.get('amount'));
      if (form.has('receipt_email')) intent['receipt_email'] = form.get('receipt_email');
      if ([...form.keys()].some((name) => name.startsWith('shipping'))) intent['shipping'] = shippingOf(form);
      return ok(intent);
    }
    if (collection === 'payment_intents' && intent) return ok(shown(intent));
    if (collection === 'disputes')
      return ok({
        object: 'list',
        has_more: false,
        url: '/v1/disputes',
        data: disputes.filter((one) => one['payment_intent'] === form.get('payment_intent')),
      });
    if (collection === 'refunds' && method === 'POST') {
      const paid = intents.get(form.get('payment_intent') ?? '');
      const status = failure === 'pending' ? 'pending' : 'succeeded';
      const refund = paid && giveBack(paid, Number(form.get('amount')), metadataOf(form), status);
      if (!refund) return refuse('That is more than is left of this charge.');
      happened('refund.created', refund);
      return ok(refund);
    }
    if (collection === 'refunds' && !key)
      return ok(pageOf('refunds', refundsOf(form.get('payment_intent') ?? '').toReversed(), form));
    return {
      status: 404,
      body: { error: { type: 'invalid_request_error', message: `No ${method} ${path} here.` } },
    };
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    const form = request.method === 'GET' ? searchParams : await formOf(request);
    const method = request.method ?? 'GET';
    const on = String(request.headers['stripe-account'] ?? form.get('_stripe_account') ?? '');
    const key = request.headers['idempotency-key'];
    const planned = failures.find((one) => one.times > 0 && one.path.test(`${method} ${pathname}`));
    if (planned) planned.times -= 1;
    const failure = planned?.how;
    if (failure === 'timeout') return request.socket.destroy();
    const asked = `${method} ${pathname} ${on} ${form.toString()}`;
    const { reply, replayed } = saved.once(typeof key === 'string' ? key : undefined, asked, () => {
      const broken = { status: 500, body: { error: { type: 'api_error', message: 'Broken on command.' } } };
      if (failure === 'error') return broken;
      if (failure === 'empty') return { status: 200, body: {} };
      const done = answer(method, pathname, form, on, failure);
      return failure === 'half' ? broken : done;
    });
    if (failure === 'lost') return request.socket.destroy();
    response.writeHead(reply.status, {
      'content-type': 'application/json',
      ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
    });
    return response.end(JSON.stringify(reply.body));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const certain = (key: string): Row => {
    const intent = intents.get(key);
    if (!intent) throw new Error(`There is no intent ${key}.`);
    return intent;
  };
  return {
    base: `http://127.0.0.1:${port}`,
    secret,
    events,
    intents,
    refunds,
    domains,
    balance: () => {
      const taken = [...intents.values()].reduce((sum, one) => sum + Number(one['amount_received']), 0);
      return taken - [...intents.keys()].reduce((sum, one) => sum + backOf(one), 0);
    },
    failNext: (path, how, times = 1) => void failures.push({ path, how, times }),
    elapse: saved.elapse,
    debit: (key) => {
      const intent = certain(key);
      intent['status'] = 'processing';
      return happened('payment_intent.processing', intent);
    },
    debitFails: (key) => {
      const intent = certain(key);
      intent['status'] = 'requires_payment_method';
      intent['last_payment_error'] = { type: 'card_error', message: 'The bank has sent the debit back.' };
      return happened('payment_intent.payment_failed', intent);
    },
    cancelByHand: (key) => {
      const intent = certain(key);
      intent['status'] = 'canceled';
      return happened('payment_intent.canceled', intent);
    },
    endRefund: (key, status) => {
      const refund = refunds.get(key);
      if (!refund) throw new Error(`There is no refund ${key}.`);
      refund['status'] = status;
      return happened(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
    },
    pay: (key, taken) => {
      const intent = certain(key);
      if (['requires_payment_method', 'processing'].includes(String(intent['status']))) {
        intent['status'] = 'succeeded';
        intent['amount_received'] = taken ?? intent['amount'];
      }
      return happened('payment_intent.succeeded', shown(intent));
    },
    refundByHand: (key, amount) => {
      const refund = giveBack(certain(key), amount, {});
      if (!refund) throw new Error('Too much.');
      return happened('refund.created', refund);
    },
    authorise: (key, agreed, back) => {
      const intent = certain(key);
      intent['status'] = agreed ? 'succeeded' : 'requires_payment_method';
      if (agreed) intent['amount_received'] = intent['amount'];
      if (agreed) happened('payment_intent.succeeded', shown(intent));
      const to = new URL(back);
      to.searchParams.set('payment_intent', key);
      to.searchParams.set('payment_intent_client_secret', String(intent['client_secret']));
      to.searchParams.set('redirect_status', agreed ? 'succeeded' : 'failed');
      return to.href;
    },
    dispute: (key, status = 'needs_response') => {
      const intent = certain(key);
      const known = disputes.find((one) => one['payment_intent'] === key);
      const dispute = known ?? {
        id: `dp_${key.slice(3)}`,
        object: 'dispute',
        amount: intent['amount'],
        currency: intent['currency'],
        reason: 'fraudulent',
        payment_intent: key,
        evidence_details: { due_by: now() + 86_400 },
      };
      if (!known) disputes.push(dispute);
      dispute['status'] = status;
      const type = ['won', 'lost'].includes(status) ? 'closed' : known ? 'updated' : 'created';
      return happened(`charge.dispute.${type}`, dispute);
    },
    tell: (key, type, fields = {}) => happened(type, { ...shown(certain(key)), ...fields }),
    tellRefund: (key) => {
      const refund = refunds.get(key);
      if (!refund) throw new Error(`There is no refund ${key}.`);
      return happened('refund.updated', refund);
    },
    signed: (event) => {
      const body = JSON.stringify({ object: 'event', api_version: '2025-01-01', ...event });
      const time = now();
      const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      return { body, signature: `t=${time},v1=${hash}` };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { inSpan, traceWith } from '../../../../lib/tracing/spans.ts';
import { stripeClient } from './stripe-client.ts';

afterEach(() => traceWith(undefined));

test('in a trace, a call of Stripe is named by its pattern', async () => {
  const noted: unknown[] = [];
  traceWith({
    start: ({ name }) => ({
      traceId: 't',
      spanId: 's',
      traceparent: '00-t-s-01',
      recording: true,
      ended: false,
      set: (attributes) => noted.push({ name, ...attributes }),
      rename() {},
      fail() {},
      end() {},
    }),
  });
  const stripe = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"pi_3Qz","object":"x"}'),
  );
  await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve));
  const apiBase = `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`;
  const client = stripeClient({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    apiBase,
    feeRate: 0,
  });
  await inSpan({ name: 'job', kind: 'consumer', begins: true }, async () => {
    await client.paymentIntents.retrieve('pi_secret', { expand: ['latest_charge'] });
    await client.paymentIntents.confirm('pi_secret');
    await client.refunds.list({ payment_intent: 'pi_secret' });
  });
  expect(noted).toEqual(
    [
      'GET Stripe /v1/payment_intents/{id}',
      'POST Stripe /v1/payment_intents/{id}/confirm',
      'GET Stripe /v1/refunds',
    ].map((name) => ({ name, 'http.response.status_code': 200 })),
  );
  stripe.closeAllConnections();
  await new Promise((resolve) => stripe.close(resolve));
});

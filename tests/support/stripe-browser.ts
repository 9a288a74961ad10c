import type { BrowserContext, Route } from 'playwright-core';
import type { StripeStandIn } from './stripe-standin.ts';

/** The part of Stripe's script that the payment page uses: one field, and real calls to Stripe's API. */
const script = `
window.Stripe = (key, { stripeAccount = '' } = {}) => {
  const ask = async (method, path, fields) => {
    const form = new URLSearchParams({ key, _stripe_account: stripeAccount, ...fields });
    const get = method === 'GET';
    const reply = await fetch('https://api.stripe.com/v1' + path + (get ? '?' + form : ''), { method, body: get ? undefined : form });
    return reply.json();
  };
  const lost = { error: { type: 'api_connection_error', message: 'We could not reach Stripe.' } };
  const idOf = (secret) => secret.split('_secret_')[0];
  const challenge = (id, secret) => new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.name = 'bank';
    frame.title = 'Your bank';
    frame.src = 'https://hooks.stripe.com/challenge/' + id;
    Object.assign(frame.style, { position: 'fixed', inset: 0, width: '100%', height: '100%', zIndex: 2147483647, border: 0 });
    const answered = async ({ origin, data }) => {
      if (origin !== 'https://hooks.stripe.com') return;
      removeEventListener('message', answered);
      frame.remove();
      const paymentIntent = await ask('GET', '/payment_intents/' + id, { client_secret: secret });
      const message = 'We are unable to authenticate your payment method.';
      resolve(data === 'yes' ? { paymentIntent } : { error: { type: 'card_error', code: 'payment_intent_authentication_failure', message, payment_intent: paymentIntent } });
    };
    addEventListener('message', answered);
    document.body.append(frame);
  });
  const elements = ({ clientSecret } = {}) => {
    let made = null;
    return {
      clientSecret,
      typed: () => made.input.value,
      create: () => {
        const listeners = {};
        const label = document.createElement('label');
        const input = document.createElement('input');
        label.append('Card number', input);
        made = {
          input,
          on: (name, listen) => { listeners[name] = listen; return made; },
          off: () => made,
          mount: (place) => { place.append(label); setTimeout(() => listeners.ready?.(), 0); },
          update: () => {}, destroy: () => label.remove(), unmount: () => label.remove(),
        };
        return made;
      },
      getElement: () => made,
      update: () => {},
      submit: async () => ({}),
    };
  };
  return {
    elements,
    createToken: () => {}, createPaymentMethod: () => {}, confirmCardPayment: () => {},
    retrievePaymentIntent: async (secret) => {
      const paymentIntent = await ask('GET', '/payment_intents/' + idOf(secret), { client_secret: secret });
      return { paymentIntent };
    },
    confirmPayment: async ({ elements, confirmParams }) => {
      const secret = elements.clientSecret;
      const fields = { client_secret: secret, card: elements.typed(), return_url: confirmParams.return_url };
      const reply = await ask('POST', '/payment_intents/' + idOf(secret) + '/confirm', fields).catch(() => lost);
      if (reply.error) return reply;
      if (reply.next_action?.type === 'use_stripe_sdk') return challenge(idOf(secret), secret);
      const to = reply.next_action?.redirect_to_url.url;
      if (!to) return { paymentIntent: reply };
      location.assign(to);
      return new Promise(() => {});
    },
  };
};`;

const bank = (id: string, back: string) => {
  const to = (answer: string) =>
    `https://hooks.stripe.com/answer/${id}?${new URLSearchParams({ answer, back })}`.replaceAll('&', '&amp;');
  return `<!doctype html><title>Bank</title><h1>Your bank</h1><a href="${to('yes')}">It is me</a> <a href="${to('no')}">It is not me</a>`;
};

/** A bank that asks for confirmation in a frame above the shop. */
const challenge = (id: string) =>
  `<!doctype html><title>Bank</title><h1>Your bank</h1><a href="/answered/${id}?answer=yes">It is me</a> <a href="/answered/${id}?answer=no">It is not me</a>`;

/** Answers for Stripe's hosts in a browser: its script, its API by the stand-in, and a bank that asks for confirmation. */
export async function serveStripe(context: BrowserContext, stripe: StripeStandIn): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await context.route('https://api.stripe.com/**', async (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    const method = route.request().method();
    const body = route.request().postData();
    const reply = await fetch(stripe.base + pathname + search, {
      method,
      ...(body === null ? {} : { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    }).catch(() => null);
    if (!reply) return route.abort('connectionreset');
    return route.fulfill({
      status: reply.status,
      headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
      body: await reply.text(),
    });
  });
  await context.route('https://hooks.stripe.com/**', (route) => {
    const url = new URL(route.request().url());
    const [, what, id = ''] = url.pathname.split('/');
    if (what === 'redirect')
      return route.fulfill({
        contentType: 'text/html',
        body: bank(id, url.searchParams.get('return_url') ?? ''),
      });
    if (what === 'challenge') return route.fulfill({ contentType: 'text/html', body: challenge(id) });
    const agreed = url.searchParams.get('answer') === 'yes';
    if (what === 'answered') {
      stripe.authorise(id, agreed, 'https://hooks.stripe.com/');
      const answer = JSON.stringify(agreed ? 'yes' : 'no');
      const body = `<!doctype html><title>Bank</title><script>parent.postMessage(${answer}, '*')</script>`;
      return route.fulfill({ contentType: 'text/html', body });
    }
    const location = stripe.authorise(id, agreed, url.searchParams.get('back') ?? '');
    const body = `<!doctype html><title>Bank</title><meta http-equiv="refresh" content="0;url=${location.replaceAll('&', '&amp;')}">`;
    return route.fulfill({ contentType: 'text/html', body });
  });
}

import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountWorld, owner, password, type World } from '../../tests/world.ts';
import { refusedCall } from '../../../../lib/http/client.ts';
import type { Call } from '../../../../lib/http/contract.ts';
import { clientContext } from '../../../../lib/ui/screen.ts';
import * as account from './account.tsx';
import * as dashboard from './dashboard.tsx';
import * as adminRedirect from './admin-redirect.tsx';
import * as forgot from './forgot.tsx';
import * as invitation from './invitation.tsx';
import * as reset from './reset.tsx';

let world: World;
beforeAll(async () => void (world = await accountWorld()));
afterAll(() => world.close());

const handler = createStaticHandler([
  {
    id: 'root',
    path: '/',
    errorElement: 'Refused',
    children: [
      { path: 'account', ...account },
      { path: 'account/dashboard', ...dashboard },
      { path: 'account/forgot', ...forgot },
      { path: 'account/invitation', ...invitation },
      { path: 'account/reset', ...reset },
      { path: 'admin/*', ...adminRedirect },
    ],
  },
]);

type Somebody = ReturnType<World['visitor']>;

/** A screen as HTML, or its redirect; a form is sent as a browser without script would. */
async function open(somebody: Somebody, path: string, form?: Record<string, string>, from = handler) {
  const context = new RouterContextProvider();
  const call = async (name: string, input: object) => {
    const { status, body, fields } = await somebody.call(name as Call, input);
    if (status >= 400) throw refusedCall(status, { ...(body as { error: string; code: string }), fields });
    return body;
  };
  context.set(clientContext, call as never);
  const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
  const request = new Request(new URL(path, 'http://one.test'), sent);
  const result = await from.query(request, { requestContext: context });
  if (result instanceof Response) return { status: result.status, location: result.headers.get('location') };
  const html = renderToString(
    <StaticRouterProvider
      router={createStaticRouter(from.dataRoutes, result)}
      context={result}
      hydrate={false}
    />,
  );
  const words = html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return { status: result.statusCode, html, words };
}

const newcomer = { intent: 'register', email: 'ada@example.com', password };

describe('/account', () => {
  test('has both forms side by side, with what browsers need to fill them in', async () => {
    const { html } = await open(world.visitor(), '/account?returnTo=/shop%3Fa=1');
    expect(html?.match(/<form[^>]*method="post"[^>]*>/g)).toEqual(
      Array(2).fill(expect.stringContaining('action="/account?returnTo=%2Fshop%3Fa%3D1"')),
    );
    for (const token of ['username', 'current-password', 'new-password'])
      expect(html).toMatch(new RegExp(`autocomplete="${token}"`, 'i'));
    expect(html).not.toMatch(/\sstyle=|<script/);
  });

  test('registering goes on to the dashboard, or back to where the visitor came from', async () => {
    expect(await open(world.visitor(), '/account', newcomer)).toMatchObject({
      location: '/account/dashboard',
    });
    const next = { ...newcomer, email: 'bob@example.com' };
    expect(await open(world.visitor(), '/account?returnTo=/shop', next)).toMatchObject({ location: '/shop' });
  });

  test('a refusal stands beside its field, and keeps the address but not the password', async () => {
    const { status, html, words } = await open(world.visitor(), '/account', {
      ...newcomer,
      email: 'eve@example.com',
      password: 'short',
    });
    expect(status).toBe(400);
    expect(words).toContain('Fix 1 field to continue.');
    expect(html).toMatch(/<a href="#register-password">Enter a password of at least 8 characters\./);
    expect(html).toMatch(/id="register-password"[^>]*aria-invalid="true"/);
    expect(html).toContain('value="eve@example.com"');
    expect(html).not.toContain('value="short"');
  });

  test('a wrong password is refused for the sign-in form alone', async () => {
    const form = { intent: 'sign-in', email: 'ada@example.com', password: 'not hers' };
    const { status, html } = await open(world.visitor(), '/account', form);
    expect(status).toBe(401);
    expect(html?.match(/role="alert"/g)).toHaveLength(1);
  });

  test('an owner goes to the admin, by signing in and when signed in already', async () => {
    const somebody = world.visitor();
    const form = { intent: 'sign-in', ...owner };
    expect(await open(somebody, '/account', form)).toMatchObject({ location: '/admin' });
    expect(await open(somebody, '/account')).toMatchObject({ location: '/admin' });
  });

  test('after a sign-in link that did not work it says so, until somebody is signed in', async () => {
    const stale = await open(world.visitor(), '/account?link=expired');
    expect(stale).toMatchObject({ status: 401 });
    expect(stale.words).toContain('has expired or has already been used');
    const somebody = world.visitor();
    await open(somebody, '/account', { intent: 'sign-in', ...owner });
    expect(await open(somebody, '/account?link=expired')).toMatchObject({ location: '/admin' });
  });
});

describe('guarded screens', () => {
  test.each(['/account/dashboard', '/admin', '/admin/pages?state=draft'])(
    '%s sends a visitor to sign in',
    async (path) => {
      const location = `/loading?${new URLSearchParams({ returnTo: path })}`;
      expect(await open(world.visitor(), path)).toMatchObject({ status: 302, location });
    },
  );

  test('the admin is not for customers', async () => {
    const { status, words } = await open(await world.customer('nosy@example.com'), '/admin');
    expect({ status, words }).toEqual({ status: 403, words: 'Refused' });
  });
});

test('on a page in another language, a new address is in the country of the site', async () => {
  const website = { locale: 'fr', timezone: 'Europe/Zurich' };
  const loader = () => ({ website, mainLocale: 'de-CH' });
  const french = createStaticHandler([
    { id: 'root', path: '/', loader, children: [{ path: 'account/dashboard', ...dashboard }] },
  ]);
  const somebody = await world.customer('heidi@example.com');
  const { html } = await open(somebody, '/account/dashboard', undefined, french);
  expect(html).toMatch(/<option value="CH" selected/);
  expect(html).not.toMatch(/<option value="GB" selected/);
});

describe('the dashboard', () => {
  const path = '/account/dashboard';
  const address = {
    line1: '12 St James’s Square',
    line2: '',
    city: 'London',
    postcode: 'SW1Y 4JH',
    country: 'GB',
  };

  test('has one primary button', async () => {
    const boss = await world.signedIn(owner);
    const buttons = (await open(boss, path)).html?.match(/<(a|button)[^>]*class="button"[^>]*>/g) ?? [];
    expect(buttons.filter((button) => !button.includes('data-look'))).toEqual([
      expect.stringContaining('value="details"'),
    ]);
  });

  test('keeps name and phone', async () => {
    const somebody = await world.customer('details@example.com');
    const { words } = await open(somebody, path, {
      intent: 'details',
      name: 'Ada Lovelace',
      phone: '020 7946 0000',
    });
    expect(words).toContain('Hello, Ada Lovelace');
    expect(words).toContain('Details saved.');
  });

  test('adds, changes and removes an address', async () => {
    const somebody = await world.customer('address@example.com');
    const added = await open(somebody, path, { intent: 'address:0', ...address });
    expect(added.words).toContain('12 St James’s Square London SW1Y 4JH United Kingdom');
    await open(somebody, path, { intent: 'address:1', ...address, line1: '1 Strand' });
    const there = { city: 'Lyon', postcode: '69001', country: 'FR', name: 'Ada', company: 'Encre' };
    const changed = await open(somebody, path, { intent: 'address:0', ...address, ...there });
    expect(changed.words).toMatch(
      /Encre Ada 12 St James’s Square 69001 Lyon France.*1 Strand London SW1Y 4JH United Kingdom/,
    );
    const removed = await open(somebody, path, { intent: 'remove-address:0' });
    expect(removed.words).not.toContain('12 St James’s Square');
    expect(removed.words).toContain('1 Strand');
  });

  test('a refused address says which field, in its own form, which stays open', async () => {
    const somebody = await world.customer('refused@example.com');
    const { status, html } = await open(somebody, path, { intent: 'address:0', ...address, postcode: '' });
    expect(status).toBe(400);
    expect(html).toContain('<a href="#address:0-postcode">');
    expect(html).toMatch(/<details[^>]*open=""[^>]*>.*Add address/);
    expect(html).toContain('value="12 St James’s Square"');
  });

  test('an address that was kept before towns were asked for stays, whatever happens to the others', async () => {
    const somebody = await world.customer('older@example.com');
    const old = { line1: '1 Kiln Lane', line2: 'Fowey', postcode: 'FH4', country: 'GB' };
    const { body } = await somebody.call('POST /api/account/init', { body: {} });
    const { _id: id } = body as { _id: string };
    const put = { params: { id }, body: { addresses: [old] } };
    expect((await somebody.call('PUT /api/account-details/{id}', put)).status).toBe(200);
    const added = await open(somebody, path, { intent: 'address:1', ...address });
    expect(added.words).toMatch(/1 Kiln Lane Fowey FH4 United Kingdom.*London SW1Y 4JH United Kingdom/);
    const refused = await open(somebody, path, { intent: 'address:0', ...old, city: '' });
    expect(refused.words).toContain('Enter your town or city.');
    expect(refused.words).toContain('Enter a postcode like BS1 1AA.');
  });

  test('signs out another device, and this one', async () => {
    const somebody = await world.customer('devices@example.com');
    const elsewhere = await world.signedIn({ email: 'devices@example.com', password });
    const { html } = await open(somebody, path);
    const [, session = ''] = /value="(end-session:[^"]+)"/.exec(html ?? '') ?? [];
    expect((await open(somebody, path, { intent: session })).words).toContain('Device signed out.');
    expect(await open(elsewhere, path)).toMatchObject({ status: 302 });
    expect(await open(somebody, path, { intent: 'sign-out' })).toMatchObject({ location: '/' });
    expect(await open(somebody, path)).toMatchObject({ status: 302 });
  });

  test('changes the password and deletes the account, each only with the password', async () => {
    const somebody = await world.customer('leaving@example.com');
    const wrong = { intent: 'password', current: 'not mine', next: 'moon-over-water' };
    expect(await open(somebody, path, wrong)).toMatchObject({ status: 400 });
    const changed = await open(somebody, path, { ...wrong, current: password });
    expect(changed.words).toContain('Password changed.');
    expect(await open(somebody, path, { intent: 'delete', password })).toMatchObject({ status: 400 });
    expect(await open(somebody, path, { intent: 'delete', password: wrong.next })).toMatchObject({
      location: '/',
    });
    const gone = { intent: 'sign-in', email: 'leaving@example.com', password: wrong.next };
    expect(await open(world.visitor(), '/account', gone)).toMatchObject({ status: 401 });
  });

  test('refuses a form that it does not know', async () => {
    expect(await open(await world.customer('odd@example.com'), path, { intent: 'fly' })).toMatchObject({
      status: 400,
    });
  });
});

describe('a forgotten password', () => {
  test('gets the same answer for an account and for none', async () => {
    const answers = await Promise.all(
      ['ada@example.com', 'nobody@example.com'].map((email) =>
        open(world.visitor(), '/account/forgot', { intent: 'forgot', email }),
      ),
    );
    const [known, unknown] = answers.map(({ status, words }) => ({
      status,
      words: words?.replace(/\w+@example\.com/, '…'),
    }));
    expect(known).toEqual(unknown);
    expect(known?.words).toContain('Check your inbox');
  });

  test('a link sets a new password once and signs in', async () => {
    const customer = await world.customer('forgetful@example.com');
    const token = await world.tokenFor(customer.id, 'reset');
    const at = `/account/reset?token=${token}`;
    const form = { intent: 'reset', password: 'moon-over-water' };
    expect(await open(world.visitor(), at, { ...form, password: 'short' })).toMatchObject({ status: 400 });
    expect(await open(world.visitor(), at, form)).toMatchObject({ location: '/account/dashboard' });
    const again = await open(world.visitor(), at, form);
    expect(again).toMatchObject({ status: 400 });
    expect(again.words).toContain('Request a new link');
  });
});

test('an invitation outlasts signing in, without its token in an address to come back to', async () => {
  const invited = await world.customer('invited@example.com');
  const boss = await world.signedIn(owner);
  const told = world.nextEvent();
  await boss.call('POST /api/invitation', { body: { email: 'invited@example.com', role: 'orders' } });
  const event = await told;
  if (event.type !== 'person-invited') throw new Error(`Unexpected ${event.type}`);
  const { token } = event;
  const link = `/account/invitation?token=${token}`;
  const back = '/account?returnTo=%2Faccount%2Finvitation';

  const stranger = world.visitor();
  const { html } = await open(stranger, link);
  expect(html).toContain(`href="${back}"`);
  expect(html).not.toContain(token);
  const other = await world.customer('somebody-else@example.com');
  await open(other, link);
  expect(await open(other, link, { intent: 'leave' })).toMatchObject({ location: back });

  const login = { intent: 'sign-in', email: 'invited@example.com', password };
  expect(await open(stranger, back, login)).toMatchObject({ location: '/account/invitation' });
  expect((await open(stranger, '/account/invitation')).words).toContain('Accept invitation');
  const accepted = await open(stranger, '/account/invitation', { intent: 'accept' });
  expect(accepted).toMatchObject({ location: '/admin' });
  expect([...stranger.cookies.values()]).not.toContain(token);
  expect((await stranger.call('POST /api/account/init', { body: {} })).body).toMatchObject({
    _id: invited.id,
    role: 'orders',
  });
});

test('a password is hidden while it is typed, may be pasted, and is known to password managers', async () => {
  const { html = '' } = await open(world.visitor(), '/account');
  const [field = ''] = /<input[^>]*name="password"[^>]*>/.exec(html) ?? [];
  expect(field).toContain('type="password"');
  expect(field).toMatch(/autoComplete="current-password"/i);
  expect(field).not.toMatch(/onpaste|maxlength|readonly/i);
});

import { field, newPasswordField, summary } from '../form-parts.ts';
import type { PlatformPage } from '../frame.ts';
import { html } from '../html.ts';
import { type Problem, type Screen, tryTo, typed, type Visit } from '../visit.ts';

type Which = 'password' | 'delete' | 'confirm';

async function accountPage(
  visit: Visit,
  { of, problem, done }: { of?: Which; problem?: Problem; done?: string } = {},
): Promise<PlatformPage> {
  const [sites, me] = await Promise.all([
    visit.call('GET /api/platform/sites'),
    visit.call('GET /api/platform/me'),
  ]);
  const about = (which: Which) => (of === which ? problem : undefined);
  const email = visit.creator?.email ?? '';
  const stays =
    sites.length > 0
      ? `Your ${sites.length === 1 ? 'site stays' : `${sites.length} sites stay`} online, and you stay their owner there as ${email}. You won’t be able to open them from here, so first set a password on each with “Forgotten your password?”.`
      : 'You have no sites, so nothing else is deleted.';
  return {
    title: 'Account',
    width: 'narrow',
    body: html`<h1>Account</h1>
      <p class="lead">You’re signed in as <strong>${email}</strong>.</p>
      ${
        me?.proven
          ? null
          : html`<form class="stack card" method="post" action="/account/confirm">
              <h2>Confirm your email address</h2>
              <p>We sent a link to ${email}. Use it to confirm your email address.</p>
              ${summary(about('confirm'))}
              <div>
                <button class="button quiet" data-busy="Sending…">Resend link</button>
              </div>
            </form>`
      }
      ${done ? html`<p class="notice" role="status">${done}</p>` : null}
      <form class="stack card" method="post" action="/account" novalidate>
        <h2>Change your password</h2>
        ${summary(about('password'))}
        ${field({
          name: 'current',
          label: 'Current password',
          type: 'password',
          autocomplete: 'current-password',
          problem: about('password'),
        })}
        ${newPasswordField(about('password'), 'next', 'New password')}
        <p class="hint">You’ll be signed out on all other devices.</p>
        <button class="button" data-busy="Changing…">Change password</button>
      </form>
      <section class="stack card">
        <h2>Two-step verification</h2>
        <p>Protect your account with a code from your phone as well as your password.</p>
        <div><a class="button quiet" href="/account/security">Manage</a></div>
      </section>
      <form class="stack card" method="post" action="/account/delete" novalidate>
        <h2>Delete your account</h2>
        <p>${stays}</p>
        ${summary(about('delete'))}
        ${field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'current-password',
          problem: about('delete'),
        })}
        <button class="button danger" data-busy="Deleting it…">Delete account for good</button>
      </form>`,
  };
}

export const accountScreens: Record<string, Screen> = {
  '/account': {
    signedIn: true,
    show: (visit) => accountPage(visit),
    send: (visit) =>
      tryTo(
        visit,
        async () => {
          await visit.call('POST /api/platform/password', {
            body: { current: typed(visit.form, 'current'), next: typed(visit.form, 'next') },
          });
          return accountPage(visit, { done: 'Password changed.' });
        },
        (problem) => accountPage(visit, { of: 'password', problem }),
      ),
  },
  '/account/confirm': {
    signedIn: true,
    show: () => ({ to: '/account' }),
    send: (visit) =>
      tryTo(
        visit,
        async () => {
          await visit.call('POST /api/platform/proof', { body: {} });
          return accountPage(visit, { done: 'We’ve sent a new link. Check your inbox.' });
        },
        (problem) => accountPage(visit, { of: 'confirm', problem }),
      ),
  },
  '/account/delete': {
    signedIn: true,
    show: () => ({ to: '/account' }),
    send: (visit) =>
      tryTo(
        visit,
        async () => {
          await visit.call('POST /api/platform/delete', {
            body: { password: typed(visit.form, 'password') },
          });
          return { to: '/' };
        },
        (problem) => accountPage(visit, { of: 'delete', problem }),
      ),
  },
};

import { siteAddress } from '../../../lib/site-address.ts';
import { codeField, emailField, field, newPasswordField, summary } from '../form-parts.ts';
import type { PlatformPage } from '../frame.ts';
import { html, type Html } from '../html.ts';
import { type Problem, type Screen, tryTo, typed, type Visit } from '../visit.ts';

/** Where somebody was on the way to, as a path of the platform, or nothing. */
function nextOf({ url }: Pick<Visit, 'url'>): string | null {
  const template = url.searchParams.get('template');
  // A design that was chosen on the landing page.
  if (template) return `/sites/new?${new URLSearchParams({ template })}`;
  return siteAddress(url.searchParams.get('next'), url.origin);
}
const withNext = (path: string, visit: Visit): string => {
  const next = nextOf(visit);
  return next ? `${path}?${new URLSearchParams({ next })}` : path;
};

const form = (action: string, problem: Problem | undefined, parts: Html) =>
  html`<form class="stack card" method="post" action="${action}" novalidate>
    ${summary(problem)}${parts}
  </form>`;

function signUpPage(visit: Visit, problem?: Problem): PlatformPage {
  return {
    title: 'Create your account',
    description: 'Open an account with your email address and create your site in a minute.',
    width: 'narrow',
    body: html`<h1>Create your account</h1>
      <p class="lead">One account for all your sites. Next you choose a name and a design.</p>
      ${form(
        withNext('/sign-up', visit),
        problem,
        html`${emailField(problem)}${newPasswordField(problem)}
          <button class="button" data-busy="Opening your account…">Create account</button>
          <p>Do you have one already? <a href="${withNext('/sign-in', visit)}">Sign in</a></p>`,
      )}`,
  };
}

function signInPage(visit: Visit, problem?: Problem): PlatformPage {
  return {
    title: 'Sign in',
    width: 'narrow',
    body: html`<h1>Sign in</h1>
      <p class="lead">To your sites. Customers of a site sign in on that site.</p>
      ${form(
        withNext('/sign-in', visit),
        problem,
        html`${emailField(problem)}
          ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', problem })}
          <button class="button" data-busy="Signing in…">Sign in</button>
          <p class="row spread">
            <a href="/forgot">Forgotten your password?</a
            ><a href="${withNext('/sign-up', visit)}">Create an account</a>
          </p>`,
      )}`,
  };
}

const stepPage = (visit: Visit, token: string, problem?: Problem): PlatformPage => ({
  title: 'One more step',
  width: 'narrow',
  body: html`<h1>One more step</h1>
    <p class="lead">Enter the code from your app, or a recovery code.</p>
    ${form(
      withNext('/sign-in/code', visit),
      problem,
      html`<input type="hidden" name="token" value="${token}" />
        ${codeField(problem)}
        <button class="button" data-busy="Signing in…">Sign in</button>
        <p><a href="${withNext('/sign-in', visit)}">Begin again</a></p>`,
    )}
    <p class="stack hint">
      Lost your phone and your recovery codes? Please ask whoever runs this platform to let you in.
    </p>`,
});

const forgotPage = (problem?: Problem): PlatformPage => ({
  title: 'Forgotten password',
  width: 'narrow',
  body: html`<h1>Forgotten your password?</h1>
    <p class="lead">We send you a link to set a new one. It is good once, for one hour.</p>
    ${form(
      '/forgot',
      problem,
      html`${emailField(problem)}<button class="button" data-busy="Asking for it…">Send the link</button>
        <p><a href="/sign-in">Back to sign in</a></p>`,
    )}`,
});

const sentPage: PlatformPage = {
  title: 'Look into your mailbox',
  width: 'narrow',
  body: html`<h1>Look into your mailbox</h1>
    <p class="lead">
      If there is an account with this address, a link to set a new password is on its way. Nothing after a
      few minutes? Look among the spam, or check whether you opened your account with another address.
    </p>
    <p class="stack"><a class="button quiet" href="/sign-in">Back to sign in</a></p>`,
};

const resetPage = (token: string, problem?: Problem): PlatformPage => ({
  title: 'Set a new password',
  width: 'narrow',
  body: html`<h1>Set a new password</h1>
    <p class="lead">Wherever you are signed in, you sign in again with it.</p>
    ${form(
      '/reset',
      problem,
      html`<input
          type="hidden"
          name="token"
          value="${token}"
        />${newPasswordField(problem, 'password', 'New password')}
        <button class="button" data-busy="Setting it…">Set password</button>
        ${problem?.fields['token'] ? html`<p><a href="/forgot">Ask for a new link</a></p>` : null}`,
    )}`,
});

/** A press proves the address: programs open every link of a mail. */
const confirmPage = (token: string, problem?: Problem): PlatformPage => ({
  title: 'Confirm your address',
  width: 'narrow',
  body: html`<h1>Confirm your address</h1>
    ${form(
      '/confirm',
      problem,
      problem
        ? html`<p><a class="button quiet" href="/sites">Go to my sites</a></p>`
        : html`<input type="hidden" name="token" value="${token}" />
            <p>One press, and we know that this mailbox is yours.</p>
            <button class="button" data-busy="Confirming it…">Confirm my address</button>`,
    )}`,
});

const confirmedPage = (email: string): PlatformPage => ({
  title: 'Your address is confirmed',
  width: 'narrow',
  body: html`<h1>Thank you</h1>
    <p class="lead">We know now that <strong>${email}</strong> is yours.</p>
    <p class="stack"><a class="button" href="/sites">Go to my sites</a></p>`,
});

const body = (visit: Visit) => ({
  email: typed(visit.form, 'email'),
  password: typed(visit.form, 'password'),
});
const unlessSignedIn = (visit: Visit, page: (visit: Visit) => PlatformPage) =>
  visit.creator ? { to: nextOf(visit) ?? '/sites' } : page(visit);

/** The ways in: signing up, signing in, a password that was forgotten. */
export const doors: Record<string, Screen> = {
  '/sign-up': {
    show: (visit) => unlessSignedIn(visit, signUpPage),
    send: (visit) =>
      tryTo(
        visit,
        async () => {
          await visit.call('POST /api/platform/register', { body: body(visit) });
          return { to: nextOf(visit) ?? '/sites/new' };
        },
        (problem) => signUpPage(visit, problem),
      ),
  },
  '/sign-in': {
    show: (visit) => unlessSignedIn(visit, signInPage),
    send: (visit) =>
      tryTo(
        visit,
        async () => {
          const reply = await visit.call('POST /api/platform/login', { body: body(visit) });
          if ('secondStep' in reply) return stepPage(visit, reply.secondStep.token);
          return { to: nextOf(visit) ?? '/sites' };
        },
        (problem) => signInPage(visit, problem),
      ),
  },
  '/sign-in/code': {
    show: (visit) => ({ to: withNext('/sign-in', visit) }),
    send: (visit) => {
      const token = typed(visit.form, 'token');
      return tryTo(
        visit,
        async () => {
          await visit.call('POST /api/platform/second-step', {
            body: { token, code: typed(visit.form, 'code') },
          });
          return { to: nextOf(visit) ?? '/sites' };
        },
        (problem) => stepPage(visit, token, problem),
      );
    },
  },
  '/sign-out': {
    send: async ({ call }) => {
      await call('POST /api/platform/logout', { body: {} });
      return { to: '/' };
    },
  },
  '/forgot': {
    show: () => forgotPage(),
    send: (visit) =>
      tryTo(
        visit,
        async () => {
          await visit.call('POST /api/platform/forgot', { body: { email: typed(visit.form, 'email') } });
          return sentPage;
        },
        forgotPage,
      ),
  },
  '/confirm': {
    show: ({ url }) => confirmPage(url.searchParams.get('token') ?? ''),
    send: (visit) => {
      const token = typed(visit.form, 'token');
      return tryTo(
        visit,
        async () =>
          confirmedPage((await visit.call('POST /api/platform/proof/confirm', { body: { token } })).email),
        (problem) => confirmPage(token, problem),
      );
    },
  },
  '/reset': {
    show: ({ url }) => resetPage(url.searchParams.get('token') ?? ''),
    send: (visit) => {
      const token = typed(visit.form, 'token');
      return tryTo(
        visit,
        async () => {
          await visit.call('POST /api/platform/reset', { body: { token, password: body(visit).password } });
          return { to: '/sign-in' };
        },
        (problem) => resetPage(token, problem),
      );
    },
  },
};

import { siteAddress } from '../../../lib/links/site-address.ts';
import { codeField, emailField, field, newPasswordField, summary } from '../form-parts.ts';
import type { PlatformPage } from '../frame.ts';
import { html, type Html } from '../html.ts';
import { type Problem, type Screen, tryTo, typed, type Visit } from '../visit.ts';

/** Where to go after signing in, as a path of the platform; null if no page was asked for. */
function nextOf({ url }: Pick<Visit, 'url'>): string | null {
  const template = url.searchParams.get('template');
  // A design chosen on the landing page.
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
    description: 'Create an account with your email address and build your site in minutes.',
    width: 'narrow',
    body: html`<h1>Create your account</h1>
      <p class="lead">One account for all your sites. Next, choose a name and a design.</p>
      ${form(
        withNext('/sign-up', visit),
        problem,
        html`${emailField(problem)}${newPasswordField(problem)}
          <button class="button" data-busy="Creating account…">Create account</button>
          <p>Already have an account? <a href="${withNext('/sign-in', visit)}">Sign in</a></p>`,
      )}`,
  };
}

function signInPage(visit: Visit, problem?: Problem): PlatformPage {
  return {
    title: 'Sign in',
    width: 'narrow',
    body: html`<h1>Sign in</h1>
      <p class="lead">Sign in to manage your sites. Customers sign in on the site itself.</p>
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
  title: 'Two-step verification',
  width: 'narrow',
  body: html`<h1>Two-step verification</h1>
    <p class="lead">Enter the code from your app, or a recovery code.</p>
    ${form(
      withNext('/sign-in/code', visit),
      problem,
      html`<input type="hidden" name="token" value="${token}" />
        ${codeField(problem)}
        <button class="button" data-busy="Signing in…">Sign in</button>
        <p><a href="${withNext('/sign-in', visit)}">Start over</a></p>`,
    )}
    <p class="stack hint">Lost your phone and recovery codes? Contact support.</p>`,
});

const forgotPage = (problem?: Problem): PlatformPage => ({
  title: 'Forgotten password',
  width: 'narrow',
  body: html`<h1>Forgotten your password?</h1>
    <p class="lead">
      Enter your email address and we’ll send you a link to choose a new one. The link expires after one hour.
    </p>
    ${form(
      '/forgot',
      problem,
      html`${emailField(problem)}<button class="button" data-busy="Sending…">Send reset link</button>
        <p><a href="/sign-in">Back to sign in</a></p>`,
    )}`,
});

const sentPage: PlatformPage = {
  title: 'Check your inbox',
  width: 'narrow',
  body: html`<h1>Check your inbox</h1>
    <p class="lead">
      If there’s an account with this address, you’ll get an email with a link to choose a new password. No
      email after a few minutes? Check your spam folder, or try another address.
    </p>
    <p class="stack"><a class="button quiet" href="/sign-in">Back to sign in</a></p>`,
};

const resetPage = (token: string, problem?: Problem): PlatformPage => ({
  title: 'Choose a new password',
  width: 'narrow',
  body: html`<h1>Choose a new password</h1>
    <p class="lead">You’ll be signed out on all devices.</p>
    ${form(
      '/reset',
      problem,
      html`<input
          type="hidden"
          name="token"
          value="${token}"
        />${newPasswordField(problem, 'password', 'New password')}
        <button class="button" data-busy="Saving…">Save password</button>
        ${problem?.fields['token'] ? html`<p><a href="/forgot">Request a new link</a></p>` : null}`,
    )}`,
});

/** Verification needs a button press: mail programs open every link of an email. */
const confirmPage = (token: string, problem?: Problem): PlatformPage => ({
  title: 'Confirm your email address',
  width: 'narrow',
  body: html`<h1>Confirm your email address</h1>
    ${form(
      '/confirm',
      problem,
      problem
        ? html`<p><a class="button quiet" href="/sites">Go to my sites</a></p>`
        : html`<input type="hidden" name="token" value="${token}" />
            <p>Select the button to confirm your email address.</p>
            <button class="button" data-busy="Confirming…">Confirm email address</button>`,
    )}`,
});

const confirmedPage = (email: string): PlatformPage => ({
  title: 'Email address confirmed',
  width: 'narrow',
  body: html`<h1>Thank you</h1>
    <p class="lead"><strong>${email}</strong> is confirmed.</p>
    <p class="stack"><a class="button" href="/sites">Go to my sites</a></p>`,
});

const body = (visit: Visit) => ({
  email: typed(visit.form, 'email'),
  password: typed(visit.form, 'password'),
});
const unlessSignedIn = (visit: Visit, page: (visit: Visit) => PlatformPage) =>
  visit.creator ? { to: nextOf(visit) ?? '/sites' } : page(visit);

/** Sign-up, sign-in and forgotten password. */
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

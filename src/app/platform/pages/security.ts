import { codeField, ownPasswordField, summary } from '../form-parts.ts';
import type { PlatformPage } from '../frame.ts';
import { html, Html } from '../html.ts';
import { type Problem, type Screen, type Shown, tryTo, typed, type Visit } from '../visit.ts';

interface App {
  secret: string;
  qr: { size: number; path: string };
}

interface Told {
  /** The form that was refused. */
  of?: string;
  problem?: Problem;
  done?: string;
  app?: App;
  recoveryCodes?: readonly string[];
}

const act = (to: string, words: string, problem: Problem | undefined): Html =>
  html`<form class="stack first" method="post" action="/account/security/${to}" novalidate>
    ${summary(problem, { password: `password-${to}` })}${ownPasswordField(problem, `password-${to}`)}
    <div><button class="button quiet" data-busy="One moment…">${words}</button></div>
  </form>`;

/** Only paths that we make ourselves: numbers and path letters. */
const picture = ({ size, path }: App['qr']): Html =>
  html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    width="200"
    height="200"
    role="img"
    aria-label="QR code for your authenticator app"
  >
    ${new Html(`<rect width="100%" height="100%" fill="#fff"/><path d="${path}" fill="#000"/>`)}
  </svg>`;

const begun = (app: App | undefined, problem: Problem | undefined): Html =>
  html`${
      app
        ? html`<p>Scan this QR code with the app, or enter the key below it:</p>
            ${picture(app.qr)}
            <p><code>${app.secret}</code></p>`
        : null
    }
    <form class="stack first" method="post" action="/account/security/confirm" novalidate>
      ${summary(problem)}${codeField(problem)}
      <div><button class="button" data-busy="Checking…">Turn on one-time codes</button></div>
    </form>`;

const written = (codes: readonly string[]): Html =>
  html`<section class="stack card">
    <h2>Your recovery codes</h2>
    <p>Save these codes now: they aren’t shown again. Each one works once.</p>
    <ul>
      ${codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ul>
  </section>`;

async function securityPage({ call }: Visit, told: Told = {}): Promise<PlatformPage> {
  const { codes, recoveryCodesLeft } = await call('GET /api/platform/security');
  const { app, recoveryCodes = [], done } = told;
  const about = (form: string) => (told.of === form ? told.problem : undefined);
  const off = app ?? told.of === 'confirm';
  return {
    title: 'Two-step verification',
    width: 'narrow',
    body: html`<h1>Two-step verification</h1>
      <p class="lead">Enter a code from an app on your phone after your password.</p>
      ${done ? html`<p class="notice" role="status">${done}</p>` : null}
      ${recoveryCodes.length > 0 ? written(recoveryCodes) : null}
      <section class="stack card">
        <h2>One-time codes</h2>
        ${
          codes
            ? html`<p>On.</p>
                ${act('end', 'Turn off one-time codes', about('end'))}`
            : off
              ? begun(app, about('confirm'))
              : html`<p>Off. An app on your phone shows a new code every 30 seconds.</p>
                  ${act('begin', 'Set up one-time codes', about('begin'))}`
        }
      </section>
      ${
        codes
          ? html`<section class="stack card">
              <h2>Recovery codes</h2>
              <p>
                Use a recovery code if you lose your phone. Each one works once. ${recoveryCodesLeft} are
                left.
              </p>
              ${act('recovery', 'Create new recovery codes', about('recovery'))}
            </section>`
          : null
      }
      <p class="stack"><a href="/account">Back to your account</a></p>`,
  };
}

/** A form of the page, with its result. */
const doing = (
  of: string,
  work: (visit: Visit, password: { password: string }) => Promise<Told>,
): Screen => ({
  signedIn: true,
  show: (): Shown => ({ to: '/account/security' }),
  send: (visit) =>
    tryTo(
      visit,
      async () => securityPage(visit, await work(visit, { password: typed(visit.form, 'password') })),
      (problem) => securityPage(visit, { of, problem }),
    ),
});

export const securityScreens: Record<string, Screen> = {
  '/account/security': { signedIn: true, show: (visit) => securityPage(visit) },
  '/account/security/begin': doing('begin', async ({ call }, body) => ({
    app: await call('POST /api/platform/codes', { body }),
  })),
  '/account/security/confirm': doing('confirm', async ({ call, form }) => ({
    done: 'One-time codes turned on.',
    ...(await call('POST /api/platform/codes/confirm', { body: { code: typed(form, 'code') } })),
  })),
  '/account/security/end': doing('end', async ({ call }, body) => {
    await call('POST /api/platform/codes/end', { body });
    return { done: 'One-time codes turned off.' };
  }),
  '/account/security/recovery': doing('recovery', ({ call }, body) =>
    call('POST /api/platform/recovery-codes', { body }),
  ),
};

import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { dashboardWords } from '../../messages/dashboard/area.ts';
import type { ReactNode } from 'react';
import {
  Form,
  useLoaderData,
  useRouteLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { invalid } from '../../../../lib/errors.ts';
import { atLeast } from '../../../../lib/ui/behaviour/at-least.ts';
import { refused, text } from '../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { callsOf, type ScreenHandle, wordsFor } from '../../../../lib/ui/screen.ts';
import type { Website } from '../../../websites/contract.ts';
import type { AccountDetails, accountsContract, Session } from '../../contract.ts';
import { requireAccount } from '../guards.ts';
import css from './dashboard.module.css';
import { doings } from './dashboard/actions.ts';
import { Addresses } from './dashboard/addresses.tsx';
import { DeleteAccount } from './dashboard/delete-account.tsx';
import { DetailsForm } from './dashboard/details-form.tsx';
import { OwnData } from './dashboard/own-data.tsx';
import { PasswordForm } from './dashboard/password-form.tsx';
import { Sessions } from './dashboard/sessions.tsx';

interface Shown {
  details: AccountDetails;
  sessions: Session[];
}

export async function loader(args: LoaderFunctionArgs): Promise<Shown> {
  const account = await requireAccount(args);
  const call = callsOf<typeof accountsContract>(args.context);
  const [details, sessions] = await Promise.all([
    call('GET /api/account-details/{id}', { params: { id: account._id } }),
    call('GET /api/account/sessions'),
  ]);
  return { details, sessions };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const account = await requireAccount(args);
  const call = callsOf<typeof accountsContract>(args.context);
  const [name = '', which = ''] = text(form, 'intent').split(':');
  const t = wordsFor(args.context, dashboardWords);
  try {
    const work = doings.get(name);
    if (!work) throw invalid(t.formOutOfDate);
    return await atLeast(200, work({ call, account, form, which, t }));
  } catch (error) {
    // An address is part of a list in the API, and has a separate form here.
    return refused(error, form, (path) => path.split('.').at(-1) ?? path);
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: dashboardWords.in(language).yourAccount, noIndex: true, height: 0 }),
};

/** The data of the root route. */
interface Start {
  website: Website;
  mainLocale: string;
}

interface Further {
  title: string;
  content: (locale: string) => ReactNode;
}

/** @param props parts of later features, which are shown first */
export function Component({ parts = [] }: { parts?: readonly Further[] }) {
  const t = useMessages(dashboardWords);
  const local = useLocalPath();
  const { details, sessions } = useLoaderData<Shown>();
  const { website, mainLocale } = useRouteLoaderData<Start>('root') ?? {};
  const { locale, timezone } = website ?? fallback;
  const country = /-([A-Z]{2})$/.exec(mainLocale ?? locale)?.[1] ?? 'GB';
  return (
    <div className={css.screen}>
      <div className={css.top}>
        <div>
          <h1>{details.name ? t.helloName({ name: details.name }) : t.hello}</h1>
          <p className={css.quiet}>{t.signedInAs({ email: details.email })}</p>
        </div>
        <div className={css.buttons}>
          {details.owner || details.role ? (
            <a className="button" data-look="secondary" href="/admin">
              {t.goToAdmin}
            </a>
          ) : null}
          <Form method="post">
            <SubmitButton intent="sign-out" busy={t.signingOut} look="secondary">
              {t.signOut}
            </SubmitButton>
          </Form>
        </div>
      </div>
      <Part title={t.orders}>
        <p>
          {details.orders === 0 ? (
            t.noOrdersYet
          ) : (
            <a className="button" data-look="secondary" href={local('/account/orders')}>
              {t.viewOrders}
            </a>
          )}
        </p>
      </Part>
      {parts.map(({ title, content }) => (
        <Part key={title} title={title}>
          {content(locale)}
        </Part>
      ))}
      <Part title={t.details}>
        <DetailsForm details={details} />
      </Part>
      <Part title={t.addresses}>
        <Addresses addresses={details.addresses} country={country} />
      </Part>
      <Part title={t.security}>
        <PasswordForm email={details.email} />
        <h3>{t.signedInDevices}</h3>
        <Sessions sessions={sessions} region={{ locale, timezone }} />
        <p>
          <a className="button" data-look="secondary" href={local('/account/security')}>
            {t.twoStepAndPasskeys}
          </a>
        </p>
      </Part>
      <Part title={t.yourData}>
        <OwnData email={details.email} proven={details.addressProven} />
      </Part>
      <Part title={t.deleteAccount}>
        <DeleteAccount email={details.email} />
      </Part>
    </div>
  );
}

const fallback = { locale: 'en-GB', timezone: 'Europe/London' };

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.part} aria-label={title}>
    <h2>{title}</h2>
    <div className={css.body}>{children}</div>
  </section>
);

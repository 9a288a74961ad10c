import {
  Form,
  redirectDocument,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { atLeast } from '../../../../lib/ui/behaviour/at-least.ts';
import { PasswordField } from '../../../../lib/ui/form/password-field.tsx';
import { problemOf, refused, text, type Problem } from '../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import { type ScreenHandle, wordsFor } from '../../../../lib/ui/screen.ts';
import { NewPasswordField } from '../../../accounts/web/index.ts';
import type { CreatorAccount } from '../../creators-contract.ts';
import { platformWords } from '../../messages/screens/area.ts';
import { platformCalls, requireCreator } from './guards.ts';
import { Card, cardForm, NarrowScreen, Notice, WithStrong } from './screen.tsx';
import css from './screen.module.css';

interface Shown {
  me: CreatorAccount;
  sites: number;
}

interface Done {
  intent: string;
  done: string;
}

export async function loader(args: LoaderFunctionArgs): Promise<Shown> {
  const me = await requireCreator(args);
  return { me, sites: (await platformCalls(args.context)('GET /api/platform/sites')).length };
}

export async function action(args: ActionFunctionArgs) {
  const sent = await args.request.formData();
  await requireCreator(args);
  const call = platformCalls(args.context);
  const t = wordsFor(args.context, platformWords);
  const intent = text(sent, 'intent');
  try {
    if (intent === 'confirm') {
      await atLeast(200, call('POST /api/platform/proof', { body: {} }));
      return { intent, done: t.linkSentAgain } satisfies Done;
    }
    if (intent === 'delete') {
      await atLeast(200, call('POST /api/platform/delete', { body: { password: text(sent, 'password') } }));
      return redirectDocument('/');
    }
    const body = { current: text(sent, 'current'), next: text(sent, 'next') };
    await atLeast(200, call('POST /api/platform/password', { body }));
    return { intent, done: t.passwordChanged } satisfies Done;
  } catch (error) {
    return refused(error, sent);
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: platformWords.in(language).account, noIndex: true }),
};

export function Component() {
  const t = useMessages(platformWords);
  const { me, sites } = useLoaderData<Shown>();
  const result = useActionData<Problem | Done>();
  const problem = (intent: string) => problemOf(result, intent);
  return (
    <NarrowScreen
      title={t.account}
      lead={<WithStrong say={(gap) => t.signedInAs({ email: gap })} value={me.email} />}
    >
      {me.proven ? null : <ConfirmEmail email={me.email} problem={problem('confirm')} />}
      {result && 'done' in result ? <Notice>{result.done}</Notice> : null}
      <ChangePassword problem={problem('password')} />
      <Card title={t.twoStep}>
        <p>{t.twoStepPitch}</p>
        <a className="button" data-look="secondary" href="/account/security">
          {t.manage}
        </a>
      </Card>
      <Form className={cardForm} method="post" noValidate preventScrollReset>
        <h2>{t.deleteYourAccount}</h2>
        <p>{sites > 0 ? t.sitesStay({ count: sites, email: me.email }) : t.noSitesStay}</p>
        <Summary problem={problem('delete')} />
        <PasswordField
          name="password"
          label={t.password}
          autoComplete="current-password"
          problem={problem('delete')}
        />
        <div className={css.danger}>
          <SubmitButton intent="delete" busy={t.deleting} look="secondary">
            {t.deleteForGood}
          </SubmitButton>
        </div>
      </Form>
    </NarrowScreen>
  );
}

function ConfirmEmail({ email, problem }: { email: string; problem: Problem | undefined }) {
  const t = useMessages(platformWords);
  return (
    <Form className={cardForm} method="post" preventScrollReset>
      <h2>{t.confirmEmail}</h2>
      <p>{t.confirmationSent({ email })}</p>
      <Summary problem={problem} />
      <SubmitButton intent="confirm" busy={t.sending} look="secondary">
        {t.resendLink}
      </SubmitButton>
    </Form>
  );
}

function ChangePassword({ problem }: { problem: Problem | undefined }) {
  const t = useMessages(platformWords);
  return (
    <Form className={cardForm} method="post" noValidate preventScrollReset>
      <h2>{t.changeYourPassword}</h2>
      <Summary problem={problem} />
      <PasswordField
        name="current"
        label={t.currentPassword}
        autoComplete="current-password"
        problem={problem}
      />
      <NewPasswordField name="next" label={t.newPassword} problem={problem} />
      <p className={css.hint}>{t.signedOutElsewhere}</p>
      <SubmitButton intent="password" busy={t.changing}>
        {t.changePassword}
      </SubmitButton>
    </Form>
  );
}

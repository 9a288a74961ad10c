import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { personWords } from '../../../messages/people/area.ts';
import { dashboardWords } from '../../../messages/dashboard/area.ts';
import { Form } from 'react-router';
import type { Problem } from '../../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import { deviceName } from '../../../device-name.ts';
import type { SignIn } from '../../../security-contract.ts';
import { withLatinDigits } from '../../../../../lib/values/digits.ts';
import css from '../dashboard.module.css';

const keys = {
  registered: 'accountCreated',
  password: 'withPassword',
  code: 'withCode',
  recovery: 'withRecoveryCode',
  passkey: 'withPasskey',
  link: 'withLink',
  'wrong-password': 'wrongPassword',
  'wrong-code': 'wrongCode',
  'wrong-passkey': 'wrongPasskey',
} as const;

const isKnown = (how: string): how is keyof typeof keys => Object.hasOwn(keys, how);

const SHOWN = 20;

interface Props {
  signIns: readonly SignIn[];
  locale: string;
  timezone: string;
  problem: Problem | undefined;
}

/** Recent sign-ins, and a button to sign out everywhere else. */
export function SignIns({ signIns, locale, timezone, problem }: Props) {
  const t = useMessages(dashboardWords);
  const people = useMessages(personWords);
  const when = new Intl.DateTimeFormat(withLatinDigits(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timezone,
  });
  const country = new Intl.DisplayNames([locale], { type: 'region' });
  return (
    <>
      <ul className={css.list}>
        {signIns.slice(0, SHOWN).map((one) => (
          <li key={one._id}>
            <p className={css.device}>{isKnown(one.how) ? t[keys[one.how]] : one.how}</p>
            <p className={css.quiet}>
              <time dateTime={one.at} suppressHydrationWarning>
                {when.format(new Date(one.at))}
              </time>
              {` · ${deviceName(one.userAgent, people)} · ${one.address}`}
              {one.country ? ` · ${country.of(one.country) ?? one.country}` : ''}
            </p>
          </li>
        ))}
      </ul>
      {signIns.length === 0 ? <p>{t.noSignInsYet}</p> : null}
      <Form method="post" preventScrollReset>
        <Summary problem={problem} />
        <SubmitButton intent="end-sessions" busy={t.signingOut} look="secondary">
          {t.signOutElsewhere}
        </SubmitButton>
      </Form>
    </>
  );
}

import { Form } from 'react-router';
import type { Problem } from '../../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import { deviceName } from '../../../device-name.ts';
import type { SignIn } from '../../../security-contract.ts';
import css from '../dashboard.module.css';

const words: Readonly<Record<string, string>> = {
  registered: 'Account created',
  password: 'With your password',
  code: 'With a one-time code',
  recovery: 'With a recovery code',
  passkey: 'With a passkey',
  link: 'With a link',
  'wrong-password': 'Failed: wrong password',
  'wrong-code': 'Failed: wrong code',
};

const SHOWN = 20;

interface Props {
  signIns: readonly SignIn[];
  locale: string;
  timezone: string;
  problem: Problem | undefined;
}

/** The last times, and a way out of everywhere else. */
export function SignIns({ signIns, locale, timezone, problem }: Props) {
  const when = new Intl.DateTimeFormat(locale, {
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
            <p className={css.device}>{words[one.how] ?? one.how}</p>
            <p className={css.quiet}>
              <time dateTime={one.at} suppressHydrationWarning>
                {when.format(new Date(one.at))}
              </time>
              {` · ${deviceName(one.userAgent)} · ${one.address}`}
              {one.country ? ` · ${country.of(one.country) ?? one.country}` : ''}
            </p>
          </li>
        ))}
      </ul>
      {signIns.length === 0 ? <p>No sign-ins yet.</p> : null}
      <Form method="post" preventScrollReset>
        <Summary problem={problem} />
        <SubmitButton intent="end-sessions" busy="Signing out…" look="secondary">
          Sign out everywhere else
        </SubmitButton>
      </Form>
    </>
  );
}

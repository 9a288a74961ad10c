import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { personWords } from '../../../messages/people/area.ts';
import { dashboardWords } from '../../../messages/dashboard/area.ts';
import { Form } from 'react-router';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import type { Session } from '../../../contract.ts';
import { deviceName } from '../../../device-name.ts';
import css from '../dashboard.module.css';
import { DoneNote, useOutcome } from './outcome.tsx';
import { withLatinDigits } from '../../../../../lib/values/digits.ts';

interface Region {
  locale: string;
  timezone: string;
}

export function Sessions({ sessions, region }: { sessions: readonly Session[]; region: Region }) {
  const { done } = useOutcome('sessions');
  return (
    <>
      <ul className={css.list}>
        {sessions.map((session) => (
          <li key={session._id} className={css.session}>
            <SessionRow session={session} region={region} />
          </li>
        ))}
      </ul>
      <DoneNote text={done} />
    </>
  );
}

function SessionRow({ session, region }: { session: Session; region: Region }) {
  const t = useMessages(dashboardWords);
  const intent = `end-session:${session._id}`;
  const { problem } = useOutcome(intent);
  const device = deviceName(session.userAgent, useMessages(personWords));
  return (
    <>
      <Summary problem={problem} />
      <div>
        <p className={css.device}>{device}</p>
        <p className={css.quiet}>
          {session.current ? (
            t.thisDevice
          ) : (
            <Sentence say={(when) => t.lastSeen({ when })}>
              <Instant at={session.lastSeenAt} {...region} />
            </Sentence>
          )}
          {session.address ? ` · ${session.address}` : ''}
        </p>
      </div>
      {session.current ? null : (
        <Form method="post" preventScrollReset>
          <SubmitButton intent={intent} busy={t.signingOut} look="secondary">
            {t.signOut}
            <span className="visually-hidden"> {device}</span>
          </SubmitButton>
        </Form>
      )}
    </>
  );
}

/** In the site's time zone, so that server and browser show the same. */
const Instant = ({ at, locale, timezone }: Region & { at: string }) => (
  <time dateTime={at} suppressHydrationWarning>
    {new Intl.DateTimeFormat(withLatinDigits(locale), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: timezone,
    }).format(new Date(at))}
  </time>
);

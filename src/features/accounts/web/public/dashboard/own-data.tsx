import { Form } from 'react-router';
import form from '../../../../../lib/ui/form/form.module.css';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import { DoneNote, useOutcome } from './outcome.tsx';

/** Everything of one's own, to take away. */
export function OwnData({ email, proven }: { email: string; proven: boolean }) {
  const { problem, done } = useOutcome('prove');
  return (
    <>
      <p>
        Download your account, orders, bookings and emails as one ZIP file, with a page to read and the data
        as JSON.
      </p>
      <p>
        <a className="button" data-look="secondary" href="/api/account/data" download>
          Download my data
        </a>
      </p>
      {!proven && (
        <Form className={form.form} method="post" noValidate preventScrollReset>
          <p>
            To include what was sent from {email} while you were signed out, such as messages, confirm that
            the address is yours: we’ll email you a link to choose a new password.
          </p>
          <Summary problem={problem} />
          <SubmitButton intent="prove" busy="Sending…" look="secondary">
            Email me the link
          </SubmitButton>
          <DoneNote text={done} />
        </Form>
      )}
    </>
  );
}

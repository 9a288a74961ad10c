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
        Your account, orders, bookings and mails in one archive: a page to read, and the same for programs.
      </p>
      <p>
        <a className="button" data-look="secondary" href="/api/account/data" download>
          Download my data
        </a>
      </p>
      {!proven && (
        <Form className={form.form} method="post" noValidate preventScrollReset>
          <p>
            What came from {email} while you were not signed in, such as messages, is in it once we know that
            the address is yours. Use the link that we mail you there; it lets you choose a password anew.
          </p>
          <Summary problem={problem} />
          <SubmitButton intent="prove" busy="Sending…" look="secondary">
            Mail me the link
          </SubmitButton>
          <DoneNote text={done} />
        </Form>
      )}
    </>
  );
}

import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { dashboardWords } from '../../../messages/dashboard/area.ts';
import { Form } from 'react-router';
import form from '../../../../../lib/ui/form/form.module.css';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import { DoneNote, useOutcome } from './outcome.tsx';

/** Download of all personal data. */
export function OwnData({ email, proven }: { email: string; proven: boolean }) {
  const t = useMessages(dashboardWords);
  const { problem, done } = useOutcome('prove');
  return (
    <>
      <p>{t.dataLead}</p>
      <p>
        <a className="button" data-look="secondary" href="/api/account/data" download>
          {t.downloadData}
        </a>
      </p>
      {!proven && (
        <Form className={form.form} method="post" noValidate preventScrollReset>
          <p>{t.confirmAddressLead({ email })}</p>
          <Summary problem={problem} />
          <SubmitButton intent="prove" busy={t.sending} look="secondary">
            {t.emailMeLink}
          </SubmitButton>
          <DoneNote text={done} />
        </Form>
      )}
    </>
  );
}

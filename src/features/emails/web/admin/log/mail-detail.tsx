import { Alert, Button, Code, SegmentedControl, Text } from '@mantine/core';
import { IconMailCheck, IconMailExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { pageNonce } from '../../../../../lib/admin-ui/nonce.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import type { MailWithBody } from '../../../contract.ts';
import { framedHtml } from '../mail-html.ts';
import { mailQuery } from '../mail-calls.ts';
import { sayCause } from './mail-causes.ts';
import { sayAnswer } from './say-answer.ts';
import css from './mail.module.css';
import { mayRetry, Tries } from './mail-row.tsx';
import { StatusBadge } from './mail-status.tsx';
import { useRetry } from './use-retry.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';

function Outcome({ mail }: { mail: MailWithBody }) {
  const words = useMessages(emailsAdmin);
  const isSent = mail.status === 'sent';
  const cause = isSent ? words.acceptedByTheRecipientsEmail : sayCause(mail.answer);
  if (!cause) return null;
  const color = { sent: 'teal', failed: 'red', waiting: 'orange', stopped: 'gray' }[mail.status];
  return (
    <Alert color={color} icon={isSent ? <IconMailCheck /> : <IconMailExclamation />} mb="lg">
      {cause}
      <Tries mail={mail} />
      <Text size="sm" mt="xs">
        {words.serverResponseLabel} <Code className="admin-words">{sayAnswer(mail.answer)}</Code>
      </Text>
    </Alert>
  );
}

function MailBody({ mail }: { mail: MailWithBody }) {
  const words = useMessages(emailsAdmin);
  const [as, setAs] = useState('mail');
  return (
    <section aria-label={words.content}>
      <SegmentedControl
        size="xs"
        mb="sm"
        aria-label={words.showAs}
        data={[
          { value: 'mail', label: words.asAnEmail },
          { value: 'text', label: words.plainText },
        ]}
        value={as}
        onChange={setAs}
      />
      {as === 'mail' ? (
        // No script, no forms, no links out of the frame: a preview only.
        <iframe
          title={mail.subject}
          sandbox=""
          srcDoc={framedHtml(mail.html, pageNonce(), 'light')}
          className={css.frame}
        />
      ) : (
        <pre className={css.text}>{mail.text}</pre>
      )}
    </section>
  );
}

/** An email with its text and its delivery. */
export function MailDetail() {
  const words = useMessages(emailsAdmin);
  const { id = '' } = useParams();
  const { search } = useLocation();
  const { data: mail, error, refetch } = useQuery(mailQuery(id));
  const retry = useRetry();
  return (
    <>
      <PageHeader
        title={mail?.subject ?? words.email}
        back={{ to: `/admin/settings/email/log${search}`, label: words.sentEmails }}
        aside={mail && <StatusBadge status={mail.status} />}
        lead={
          mail && (
            <span className="admin-words">
              <Sentence say={(when) => words.toWritten({ to: mail.to, when })}>
                <Ago at={mail.createdAt} />
              </Sentence>
              {mail.sentAt && (
                <Sentence say={(when) => words.andSent({ when })}>
                  <Ago at={mail.sentAt} />
                </Sentence>
              )}
              {mail.replyTo && words.repliesGoTo({ replyTo: mail.replyTo })}
            </span>
          )
        }
      >
        {mail && mayRetry(mail) && (
          <Button loading={retry.isPending} onClick={() => retry.mutate(mail._id)}>
            {mail.status === 'failed' ? words.sendAgain : words.retryNow}
          </Button>
        )}
      </PageHeader>
      {!mail && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!mail && !error && <ListSkeleton rows={4} />}
      {mail && <Outcome mail={mail} />}
      {mail && <MailBody mail={mail} />}
    </>
  );
}

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
import type { MailWithBody } from '../../../contract.ts';
import { framedHtml } from '../mail-html.ts';
import { mailQuery } from '../mail-calls.ts';
import { sayCause } from './mail-causes.ts';
import css from './mail.module.css';
import { mayRetry, Tries } from './mail-row.tsx';
import { StatusBadge } from './mail-status.tsx';
import { useRetry } from './use-retry.ts';

function Outcome({ mail }: { mail: MailWithBody }) {
  const isSent = mail.status === 'sent';
  const cause = isSent ? 'Accepted by the recipient’s email server.' : sayCause(mail.answer);
  if (!cause) return null;
  const color = { sent: 'teal', failed: 'red', waiting: 'orange', stopped: 'gray' }[mail.status];
  return (
    <Alert color={color} icon={isSent ? <IconMailCheck /> : <IconMailExclamation />} mb="lg">
      {cause}
      <Tries mail={mail} />
      <Text size="sm" mt="xs">
        {isSent ? 'Server response: ' : 'Server response:'} <Code className="admin-words">{mail.answer}</Code>
      </Text>
    </Alert>
  );
}

function MailBody({ mail }: { mail: MailWithBody }) {
  const [as, setAs] = useState('mail');
  return (
    <section aria-label="Content">
      <SegmentedControl
        size="xs"
        mb="sm"
        aria-label="Show as"
        data={[
          { value: 'mail', label: 'As an email' },
          { value: 'text', label: 'Plain text' },
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
  const { id = '' } = useParams();
  const { search } = useLocation();
  const { data: mail, error, refetch } = useQuery(mailQuery(id));
  const retry = useRetry();
  return (
    <>
      <PageHeader
        title={mail?.subject ?? 'Email'}
        back={{ to: `/admin/settings/email/log${search}`, label: 'Sent emails' }}
        aside={mail && <StatusBadge status={mail.status} />}
        lead={
          mail && (
            <span className="admin-words">
              To {mail.to}, written <Ago at={mail.createdAt} />
              {mail.sentAt && (
                <>
                  , sent <Ago at={mail.sentAt} />
                </>
              )}
              {mail.replyTo && `. Replies go to ${mail.replyTo}`}
            </span>
          )
        }
      >
        {mail && mayRetry(mail) && (
          <Button loading={retry.isPending} onClick={() => retry.mutate(mail._id)}>
            {mail.status === 'failed' ? 'Send again' : 'Retry now'}
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

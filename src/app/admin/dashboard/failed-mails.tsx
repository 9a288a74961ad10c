import { Anchor, Card, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { mailsQuery } from '../../../features/emails/web/admin/mail-calls.ts';
import { sayCause } from '../../../features/emails/web/admin/log/mail-causes.ts';
import css from './dashboard.module.css';
import { useMessages } from '../../../lib/messages/use-messages.ts';
import { shellAdmin } from '../../messages/admin-shell/area.ts';

const SHOWN = 4;

/** Failed emails with their reasons. */
export function FailedMails() {
  const words = useMessages(shellAdmin);
  const failed = useQuery(mailsQuery({ status: 'failed' })).data ?? [];
  if (failed.length === 0) return null;
  return (
    <Card withBorder padding="lg">
      <Title order={2} size="h4" mb="sm">
        {words.failedEmails}
      </Title>
      <ul className={css.list}>
        {failed.slice(0, SHOWN).map((mail) => (
          <li key={mail._id}>
            <div style={{ minWidth: 0 }}>
              <Anchor
                component={Link}
                to={`/admin/settings/email/log/${mail._id}`}
                c="inherit"
                fw={550}
                className="admin-words"
              >
                {mail.subject}
              </Anchor>
              <Text size="sm" c="dimmed" className="admin-words">
                {words.toBecause({ address: mail.to, cause: sayCause(mail.answer) ?? '' })}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      {failed.length > SHOWN && (
        <Text size="sm" mt="sm">
          <Anchor component={Link} to="/admin/settings/email/log?status=failed">
            {words.allFailedEmails({ count: failed.length })}
          </Anchor>
        </Text>
      )}
    </Card>
  );
}

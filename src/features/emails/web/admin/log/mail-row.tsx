import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import type { Mail } from '../../../contract.ts';
import { sayCause } from './mail-causes.ts';
import { StatusBadge } from './mail-status.tsx';
import { useRetry } from './use-retry.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';

/** Whether another attempt makes sense: it failed, or waits for its next attempt. */
export const mayRetry = ({ status, nextTryAt }: Mail): boolean =>
  status === 'failed' || (status === 'waiting' && nextTryAt !== null);

/** The number of attempts, and when the next one is. */
export function Tries({ mail }: { mail: Mail }) {
  const words = useMessages(emailsAdmin);
  if (mail.status === 'sent' || mail.tries === 0) return null;
  return (
    <>
      {` ${words.tried({ count: mail.tries })}`}
      {mail.nextTryAt && (
        <>
          {' '}
          <Sentence say={(when) => words.nextAttempt({ when })}>
            <Ago at={mail.nextTryAt} />
          </Sentence>
        </>
      )}
    </>
  );
}

interface Props {
  mail: Mail;
  search: string;
  isCompact: boolean;
}

export function MailRow({ mail, search, isCompact }: Props) {
  const words = useMessages(emailsAdmin);
  const retry = useRetry();
  const cause = mail.status === 'sent' ? null : sayCause(mail.answer);
  return (
    <Card component="li" withBorder padding="sm" py={isCompact ? 4 : 'sm'}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div style={{ minWidth: 0 }}>
          <Anchor
            component={Link}
            to={`/admin/settings/email/log/${mail._id}${search}`}
            c="inherit"
            fw={550}
            className="admin-words"
          >
            <bdi>{mail.subject}</bdi>
          </Anchor>
          <Text size="sm" c="dimmed" className="admin-words">
            <Sentence say={(when) => words.toWhen({ to: mail.to, when })}>
              <Ago at={mail.sentAt ?? mail.createdAt} />
            </Sentence>
          </Text>
          {cause && (
            <Text size="sm" mt={4}>
              {cause}
              <Tries mail={mail} />
            </Text>
          )}
        </div>
        <Stack gap="xs" align="flex-end" style={{ flex: 'none' }}>
          <StatusBadge status={mail.status} />
          {mayRetry(mail) && (
            <Button
              size="compact-sm"
              variant="default"
              loading={retry.isPending}
              onClick={() => retry.mutate(mail._id)}
            >
              {mail.status === 'failed' ? words.sendAgain : words.retryNow}
            </Button>
          )}
        </Stack>
      </Group>
    </Card>
  );
}

import { Alert, Anchor, Button, Card, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconMail, IconMailPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Ago } from '../../../../lib/admin-ui/ago.tsx';
import { EmptyState } from '../../../../lib/admin-ui/empty-state.tsx';
import { ListSkeleton } from '../../../../lib/admin-ui/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import type { Mail } from '../../contract.ts';
import { type MailStatus, mailsQuery } from './mail-calls.ts';
import { lacksServer, sayCause } from './mail-causes.ts';
import { StatusBadge, statusWords } from './mail-status.tsx';
import { useRetry } from './use-retry.ts';

const choices = [
  { value: '', label: 'All' },
  ...Object.entries(statusWords).map(([value, { label }]) => ({ value, label })),
];

function MailRow({ mail, search }: { mail: Mail; search: string }) {
  const retry = useRetry();
  const cause = mail.status === 'sent' ? null : sayCause(mail.answer);
  return (
    <Card component="li" withBorder padding="sm">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div style={{ minWidth: 0 }}>
          <Anchor
            component={Link}
            to={`/admin/mails/${mail._id}${search}`}
            c="inherit"
            fw={550}
            className="admin-words"
          >
            {mail.subject}
          </Anchor>
          <Text size="sm" c="dimmed" className="admin-words">
            To {mail.to}, <Ago at={mail.sentAt ?? mail.createdAt} />
          </Text>
          {cause && (
            <Text size="sm" mt={4}>
              {cause}
            </Text>
          )}
        </div>
        <Stack gap="xs" align="flex-end" style={{ flex: 'none' }}>
          <StatusBadge status={mail.status} />
          {mail.status === 'failed' && (
            <Button
              size="compact-sm"
              variant="default"
              loading={retry.isPending}
              onClick={() => retry.mutate(mail._id)}
            >
              Send again
            </Button>
          )}
        </Stack>
      </Group>
    </Card>
  );
}

/** Said once above the list, not on every mail. */
export function NoServerNotice({ mails }: { mails: Mail[] }) {
  if (!mails.some(({ status, answer }) => status === 'waiting' && lacksServer(answer))) return null;
  return (
    <Alert color="orange" icon={<IconMailPause />} title="No mail server is set up" mb="md">
      Mails wait here and can be read here. Whoever runs the server gives it one by the setting SMTP_URL; then
      the waiting mails are sent by themselves.
    </Alert>
  );
}

/** Mails that the site has written, newest first. */
export function Mails() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('status') ?? '';
  const status = Object.hasOwn(statusWords, asked) ? (asked as MailStatus) : undefined;
  const { data, error, refetch } = useQuery({ ...mailsQuery(status), refetchInterval: 20_000 });
  return (
    <>
      <PageHeader title="Mail" lead="What your site has written: welcomes, new passwords and the like." />
      <SegmentedControl
        data={choices}
        value={status ?? ''}
        onChange={(value) => setQuery(value ? { status: value } : {}, { replace: true })}
        aria-label="Which mails"
        mb="md"
      />
      {data && <NoServerNotice mails={data} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} height={72} />}
      {data && data.length > 0 && (
        <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
          {data.map((mail) => (
            <MailRow key={mail._id} mail={mail} search={query.size > 0 ? `?${query}` : ''} />
          ))}
        </Stack>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconMail size={28} />}
          title={status ? `No mail is ${statusWords[status].label.toLowerCase()}` : 'No mail yet'}
          says={
            status
              ? 'That is good news, or there is none of this kind yet.'
              : 'When somebody opens an account or forgets their password, what your site wrote to them stands here.'
          }
        >
          {!status && (
            <Button variant="default" component="a" href="/account/forgot" target="_blank">
              Try it: ask for a new password
            </Button>
          )}
        </EmptyState>
      )}
    </>
  );
}

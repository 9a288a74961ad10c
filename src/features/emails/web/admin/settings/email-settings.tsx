import { Anchor, Badge, Button, Card, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { type MailGroup, mailGroups } from '../../../mail-kind.ts';
import { mailKinds } from '../../../mail-kinds.ts';
import { spokenMailKind } from '../spoken-mail-kinds.ts';
import type { EmailTemplate } from '../../../template-contract.ts';
import { NoServerNotice } from '../log/mail-log.tsx';
import { settingsQuery, templatesQuery } from '../mail-calls.ts';
import { useSwitchMail } from '../use-switch-mail.ts';
import { SubjectLine } from './subject-line.tsx';
import { SenderForm } from './sender-form.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';

const groupLabels = {
  Accounts: 'groupAccounts',
  Orders: 'groupOrders',
  Bookings: 'groupBookings',
  Messages: 'groupMessages',
  Newsletter: 'groupNewsletter',
  Analytics: 'groupAnalytics',
} as const satisfies Record<MailGroup, string>;

function KindRow({ template }: { template: EmailTemplate }) {
  const words = useMessages(emailsAdmin);
  const flip = useSwitchMail();
  const kind = spokenMailKind(template.emailID);
  const name = kind?.name ?? template.name;
  const reason = kind?.mandatory;
  return (
    <Card component="li" withBorder padding="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="md">
        <div style={{ minWidth: 0 }}>
          <Group gap="xs">
            <Anchor
              component={Link}
              to={`/admin/settings/email/edit/${template.emailID}`}
              c="inherit"
              fw={600}
            >
              {name}
            </Anchor>
            {kind?.to === 'owner' && (
              <Badge variant="light" tt="none" fw={500}>
                {words.sentToYou}
              </Badge>
            )}
            {template.changed && (
              <Badge variant="dot" color="teal" tt="none" fw={500}>
                {words.customised}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {kind?.purpose ?? template.purpose}
          </Text>
          <Text size="sm" mt={4} className="admin-words">
            <SubjectLine kind={kind} subject={template.subject} />
          </Text>
          {reason && (
            <Text size="sm" c="dimmed" mt={4}>
              {words.alwaysOnBecause({ reason })}
            </Text>
          )}
        </div>
        <Switch
          aria-label={words.sendNamed({ name })}
          checked={template.enabled}
          disabled={reason !== undefined || flip.isPending}
          onLabel={words.on}
          offLabel={words.off}
          size="md"
          withThumbIndicator={false}
          style={{ flex: 'none' }}
          onChange={({ currentTarget: { checked } }) => flip.mutate({ _id: template._id, enabled: checked })}
        />
      </Group>
    </Card>
  );
}

/** Every kind of email the product can send, and the sender. */
export function EmailSettingsScreen() {
  const words = useMessages(emailsAdmin);
  const templates = useQuery(templatesQuery);
  const settings = useQuery(settingsQuery);
  const error = templates.error ?? settings.error;
  const groupOf = (emailID: string) => mailKinds.find((kind) => kind.emailID === emailID)?.group;
  return (
    <>
      <PageHeader
        title={words.email}
        lead={words.automaticEmailsFromYourSite}
        back={{ to: '/admin/settings', label: words.settings }}
      >
        <Button
          component={Link}
          to="/admin/settings/email/log"
          variant="default"
          leftSection={<IconListDetails size={16} aria-hidden />}
        >
          {words.sentEmails}
        </Button>
      </PageHeader>
      <NoServerNotice />
      {error && (
        <LoadError
          error={error}
          onRetry={() => void Promise.all([templates.refetch(), settings.refetch()])}
        />
      )}
      {!error && !(templates.data && settings.data) && <ListSkeleton rows={6} height={88} />}
      {templates.data && settings.data && (
        <Stack gap="xl">
          {mailGroups.map((group) => {
            const own = templates.data.filter(({ emailID }) => groupOf(emailID) === group);
            return (
              own.length > 0 && (
                <section key={group} aria-label={words[groupLabels[group]]}>
                  <Title order={2} size="h4" mb="sm">
                    {words[groupLabels[group]]}
                  </Title>
                  <Stack component="ul" gap="xs" p={0} m={0} maw={860} style={{ listStyle: 'none' }}>
                    {own.map((template) => (
                      <KindRow key={template._id} template={template} />
                    ))}
                  </Stack>
                </section>
              )
            );
          })}
          <SenderForm settings={settings.data} />
        </Stack>
      )}
    </>
  );
}

import { Anchor, Badge, Button, Card, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { mailGroups } from '../../../mail-kind.ts';
import { mailKinds } from '../../../mail-kinds.ts';
import type { EmailTemplate } from '../../../template-contract.ts';
import { NoServerNotice } from '../log/mail-log.tsx';
import { settingsQuery, templatesQuery } from '../mail-calls.ts';
import { useSwitchMail } from '../use-switch-mail.ts';
import { SubjectLine } from './subject-line.tsx';
import { SenderForm } from './sender-form.tsx';

function KindRow({ template }: { template: EmailTemplate }) {
  const flip = useSwitchMail();
  const kind = mailKinds.find(({ emailID }) => emailID === template.emailID);
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
              {template.name}
            </Anchor>
            {kind?.to === 'owner' && (
              <Badge variant="light" tt="none" fw={500}>
                Sent to you
              </Badge>
            )}
            {template.changed && (
              <Badge variant="dot" color="teal" tt="none" fw={500}>
                Customised
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {template.purpose}
          </Text>
          <Text size="sm" mt={4} className="admin-words">
            <SubjectLine kind={kind} subject={template.subject} />
          </Text>
          {reason && (
            <Text size="sm" c="dimmed" mt={4}>
              Always on. {reason}
            </Text>
          )}
        </div>
        <Switch
          aria-label={`Send “${template.name}”`}
          checked={template.enabled}
          disabled={reason !== undefined || flip.isPending}
          onLabel="On"
          offLabel="Off"
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
  const templates = useQuery(templatesQuery);
  const settings = useQuery(settingsQuery);
  const error = templates.error ?? settings.error;
  const groupOf = (emailID: string) => mailKinds.find((kind) => kind.emailID === emailID)?.group;
  return (
    <>
      <PageHeader
        title="Email"
        lead="Automatic emails from your site, in your own words and your site’s colours."
        back={{ to: '/admin/settings', label: 'Settings' }}
      >
        <Button
          component={Link}
          to="/admin/settings/email/log"
          variant="default"
          leftSection={<IconListDetails size={16} aria-hidden />}
        >
          Sent emails
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
                <section key={group} aria-label={group}>
                  <Title order={2} size="h4" mb="sm">
                    {group}
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

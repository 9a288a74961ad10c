import { Badge, Button, Drawer, Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import type { EmailTemplate, EmailTemplateVersion } from '../../../template-contract.ts';
import { templateVersionsQuery } from '../mail-calls.ts';
import css from './edit.module.css';
import { MailFrame, usePreview, type Words } from './preview-pane.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';

function Picture({ title, emailID, words }: { title: string; emailID: string; words: Words }) {
  const { data } = usePreview(emailID, words, 0);
  return (
    <section aria-label={title}>
      <Text fw={600} mb={4}>
        {title}
      </Text>
      <Text size="sm" mb="xs" className="admin-words">
        <bdi>{data?.subject ?? words.subject}</bdi>
      </Text>
      {data ? <MailFrame html={data.html} title={title} width="phone" /> : <ListSkeleton rows={3} />}
    </section>
  );
}

const wordsOf = ({ subject, body }: Words): Words => ({ subject, body });

interface Props {
  template: EmailTemplate;
  opened: boolean;
  restoring: boolean;
  onRestore: (version: number) => void;
  onClose: () => void;
}

/** The version history. A version can be compared with the current one before it is restored. */
export function VersionsDrawer({ template, opened, restoring, onRestore, onClose }: Props) {
  const say = useMessages(emailsAdmin);
  const { data, error, refetch } = useQuery({ ...templateVersionsQuery(template.emailID), enabled: opened });
  const [looked, setLooked] = useState<EmailTemplateVersion | null>(null);
  return (
    <Drawer opened={opened} onClose={onClose} position="right" title={say.versionHistory}>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} />}
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
        {data?.map((one) => (
          <Group key={one.version} component="li" justify="space-between" wrap="nowrap" gap="sm">
            <div style={{ minWidth: 0 }}>
              <Group gap="xs">
                <Text fw={550}>{one.savedAt ? <Ago at={one.savedAt} /> : say.default}</Text>
                {one.savedAt && !one.changed && (
                  <Badge variant="dot" tt="none" fw={500}>
                    {say.default}
                  </Badge>
                )}
                {!one.enabled && (
                  <Badge variant="dot" color="gray" tt="none" fw={500}>
                    {say.off}
                  </Badge>
                )}
              </Group>
              <Text size="sm" c="dimmed" className="admin-words">
                <bdi>{one.subject}</bdi>
                {one.savedBy && say.by({ savedBy: one.savedBy })}
              </Text>
            </div>
            {one.version === template.version ? (
              <Text size="sm" c="dimmed">
                {say.now}
              </Text>
            ) : (
              <Button size="compact-sm" variant="default" onClick={() => setLooked(one)}>
                {say.preview}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      <Modal
        opened={looked !== null}
        onClose={() => setLooked(null)}
        size={1000}
        title={say.restoreVersionQuestion}
      >
        {looked && (
          <>
            <div className={css.sides}>
              <Picture title={say.currentVersion} emailID={template.emailID} words={wordsOf(template)} />
              <Picture title={say.selectedVersion} emailID={template.emailID} words={wordsOf(looked)} />
            </div>
            <Group justify="flex-end" mt="md">
              <Button variant="default" onClick={() => setLooked(null)}>
                {say.cancel}
              </Button>
              <Button
                loading={restoring}
                data-autofocus
                onClick={() => {
                  onRestore(looked.version);
                  setLooked(null);
                  onClose();
                }}
              >
                {say.restoreVersion}
              </Button>
            </Group>
          </>
        )}
      </Modal>
    </Drawer>
  );
}

import { Button, Group, Paper, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ConflictDialog } from '../../../../../lib/admin-ui/editing/conflict-dialog.tsx';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { BrandingForm } from './use-branding.ts';

function standing({ saving, differs, errors }: BrandingForm): string {
  if (saving.state === 'failed') {
    if (Object.keys(errors).length > 0) return 'Not saved. Check the marked fields.';
    if (saving.error instanceof CallError && saving.error.status === 401)
      return 'Not saved. You’ve been signed out.';
    return `Not saved. ${sentenceOf(saving.error)}`;
  }
  if (saving.state !== 'saved') return 'Saving…';
  return differs ? 'Saved as a draft. Visitors won’t see it until you publish.' : 'Published.';
}

/** Always shows the status of the draft. */
function BrandStanding({ form }: { form: BrandingForm }) {
  const failed = form.saving.state === 'failed';
  return (
    <Text size="sm" c={failed ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
      {failed && <IconAlertTriangle size={14} aria-hidden />} {standing(form)}
    </Text>
  );
}

/** The publish bar; stays in view while there is something to publish. */
export function BrandBar({ form }: { form: BrandingForm }) {
  if (!form.differs) return null;
  const failed = form.saving.state === 'failed';
  return (
    <Paper withBorder shadow="md" className="admin-save-bar" role="region" aria-label="Unpublished changes">
      <Group justify="space-between" gap="sm">
        <BrandStanding form={form} />
        <Group gap="xs">
          {failed && (
            <Button variant="default" onClick={() => void form.flush()}>
              Save again
            </Button>
          )}
          <Button variant="default" disabled={form.busy} onClick={form.discard}>
            Discard changes
          </Button>
          <Button disabled={failed} loading={form.busy} onClick={form.publish}>
            Publish
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}

export const BrandConflict = ({ form }: { form: BrandingForm }) => (
  <ConflictDialog subject="The design was" conflict={form.conflict} />
);

/** Earlier published designs. */
export function BrandHistory({ form }: { form: BrandingForm }) {
  const { history } = form.state;
  if (history.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Earlier designs are kept here so you can restore them.
      </Text>
    );
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {history.map(({ _id, branding: { colours, name }, replacedAt }) => (
        <li key={_id}>
          <Group justify="space-between" py={6} wrap="nowrap">
            <Group gap="sm" wrap="nowrap">
              <span style={{ display: 'flex' }} aria-hidden>
                {Object.entries(colours).map(([key, colour]) => (
                  <span key={key} style={{ width: 14, height: 20, background: colour }} />
                ))}
              </span>
              <Text size="sm" className="admin-words">
                {name}, until <Ago at={replacedAt} />
              </Text>
            </Group>
            <Button
              size="compact-sm"
              variant="default"
              disabled={form.busy}
              onClick={() => form.restore(_id)}
            >
              Restore
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  );
}

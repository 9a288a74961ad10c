import { Alert, Button, Group, Paper, Text } from '@mantine/core';
import { IconAlertTriangle, IconGitMerge } from '@tabler/icons-react';
import { Ago } from '../../../../../lib/admin-ui/ago.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { BrandingForm } from './use-branding.ts';

function standing({ saving, differs, errors }: BrandingForm): string {
  if (saving.state === 'failed') {
    if (Object.keys(errors).length > 0) return 'Not saved: one of the fields needs another value.';
    if (saving.error instanceof CallError && saving.error.status === 401)
      return 'Not saved: you have been signed out.';
    return `Not saved. ${sentenceOf(saving.error)}`;
  }
  if (saving.state !== 'saved') return 'Saving …';
  return differs ? 'Saved as a draft. Visitors see the look before.' : 'Visitors see this look.';
}

/** Always says where the look stands. */
function BrandStanding({ form }: { form: BrandingForm }) {
  const failed = form.saving.state === 'failed';
  return (
    <Text size="sm" c={failed ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
      {failed && <IconAlertTriangle size={14} aria-hidden />} {standing(form)}
    </Text>
  );
}

/** The way to the site's visitors; stays in view while there is something to publish. */
export function BrandBar({ form }: { form: BrandingForm }) {
  if (!form.differs) return null;
  const failed = form.saving.state === 'failed';
  return (
    <Paper
      withBorder
      shadow="md"
      className="admin-save-bar"
      role="region"
      aria-label="Look not published yet"
    >
      <Group justify="space-between" gap="sm">
        <BrandStanding form={form} />
        <Group gap="xs">
          {failed && !form.conflict && (
            <Button variant="default" onClick={() => void form.flush()}>
              Save again
            </Button>
          )}
          <Button variant="default" disabled={form.busy} onClick={form.discard}>
            Drop changes
          </Button>
          <Button disabled={failed} loading={form.busy} onClick={form.publish}>
            Publish look
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}

export function BrandConflict({ form }: { form: BrandingForm }) {
  if (!form.conflict) return null;
  return (
    <Alert
      color="orange"
      icon={<IconGitMerge />}
      title="The look was changed somewhere else"
      mb="lg"
      role="alert"
    >
      Another window, or somebody else, changed it. Your changes are still here, not saved.
      <Group mt="sm" gap="xs">
        <Button size="xs" onClick={form.keepMine}>
          Save mine over it
        </Button>
        <Button size="xs" variant="default" onClick={form.takeTheirs}>
          Load theirs
        </Button>
      </Group>
    </Alert>
  );
}

/** Looks that visitors saw before. */
export function BrandHistory({ form }: { form: BrandingForm }) {
  const { history } = form.state;
  if (history.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Each look that you replace is kept here, so that you can go back to it.
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
              Show again
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  );
}

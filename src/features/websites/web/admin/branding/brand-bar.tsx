import { Button, Group, Paper, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ConflictDialog } from '../../../../../lib/admin-ui/editing/conflict-dialog.tsx';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { BrandingForm } from './use-branding.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { brandingAdmin } from '../../../messages/admin-branding/area.ts';

function standing({ saving, differs, errors, unfinished }: BrandingForm): string {
  const words = messagesNow(brandingAdmin);
  if (saving.state === 'failed') {
    if (Object.keys(errors).length > 0) return words.notSavedCheckTheMarked;
    if (saving.error instanceof CallError && saving.error.status === 401)
      return words.notSavedYouveBeenSigned;
    return words.notSavedBecause({ cause: sentenceOf(saving.error) });
  }
  if (unfinished === 'fields') return words.notSavedCheckTheMarked;
  if (saving.state !== 'saved') return words.saving;
  if (unfinished === 'links') return words.completeTheLinks;
  return differs ? words.savedAsADraftVisitors : words.published;
}

/** Always shows the status of the draft. */
function BrandStanding({ form }: { form: BrandingForm }) {
  const failed = form.saving.state === 'failed' || form.unfinished === 'fields';
  return (
    <Text size="sm" c={failed ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
      {failed && <IconAlertTriangle size={14} aria-hidden />} {standing(form)}
    </Text>
  );
}

/** The publish bar; stays in view while there is something to publish. */
export function BrandBar({ form }: { form: BrandingForm }) {
  const words = useMessages(brandingAdmin);
  if (!form.differs) return null;
  const failed = form.saving.state === 'failed';
  return (
    <Paper
      withBorder
      shadow="md"
      className="admin-save-bar"
      role="region"
      aria-label={words.unpublishedChanges}
    >
      <Group justify="space-between" gap="sm">
        <BrandStanding form={form} />
        <Group gap="xs">
          {failed && (
            <Button variant="default" onClick={() => void form.flush()}>
              {words.saveAgain}
            </Button>
          )}
          <Button variant="default" disabled={form.busy} onClick={form.discard}>
            {words.discardChanges}
          </Button>
          <Button disabled={failed || form.unfinished !== null} loading={form.busy} onClick={form.publish}>
            {words.publish}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}

export const BrandConflict = ({ form }: { form: BrandingForm }) => (
  <ConflictDialog subject={useMessages(brandingAdmin).theDesignWas} conflict={form.conflict} />
);

/** Earlier published designs. */
export function BrandHistory({ form }: { form: BrandingForm }) {
  const words = useMessages(brandingAdmin);
  const { history } = form.state;
  if (history.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {words.earlierDesignsAreKeptHere}
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
                <Sentence say={(time) => words.nameUntil({ name, time })}>
                  <Ago at={replacedAt} />
                </Sentence>
              </Text>
            </Group>
            <Button
              size="compact-sm"
              variant="default"
              disabled={form.busy}
              onClick={() => form.restore(_id)}
            >
              {words.restore}
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  );
}

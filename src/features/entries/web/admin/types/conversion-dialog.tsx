import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useFocusBack } from '../../../../../lib/admin-ui/focus-back.ts';
import { entriesInWords } from '../terms/term-labels.ts';

export interface Conversion {
  key: string;
  label: string;
  fits: number;
  hidden: number;
  examples: string[];
}

interface Props {
  conversions: readonly Conversion[];
  /** Keys of fields that will be retired. */
  retired: ReadonlySet<string>;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
}

function consequence({ key, fits, hidden }: Conversion, retired: ReadonlySet<string>): string {
  if (retired.has(key)) return `${entriesInWords(fits + hidden)} will no longer show a value here.`;
  const fitting = `The values of ${entriesInWords(fits)} fit.`;
  return hidden === 0
    ? fitting
    : `${fitting} Those of ${entriesInWords(hidden)} don’t, and won’t be shown until you correct them.`;
}

/** What changed fields mean for the entries, before anything is saved. */
export function ConversionDialog({ conversions, retired, busy, onSave, onClose }: Props) {
  useFocusBack();
  return (
    <Modal opened onClose={onClose} title="Change these fields?" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        {conversions.map((conversion) => (
          <div key={conversion.key}>
            <Text fw={600} className="admin-words">
              {conversion.label}
            </Text>
            <Text size="sm">{consequence(conversion, retired)}</Text>
            {conversion.examples.length > 0 && !retired.has(conversion.key) && (
              <Text size="sm" c="dimmed" className="admin-words">
                Such as {conversion.examples.map((example) => `“${example}”`).join(', ')}
              </Text>
            )}
          </div>
        ))}
        <Text size="sm">Nothing is deleted: if you change a field back, its values return.</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button loading={busy} onClick={onSave}>
            Change fields
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

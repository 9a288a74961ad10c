import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconFilePlus, IconX } from '@tabler/icons-react';
import { usePickMedia } from '../../../../../lib/admin-ui/media-picker.ts';
import css from '../products.module.css';
import { errorWithin, type FieldsProps, Section } from './section.tsx';

/** Files that buyers of a digital product may download. */
export function DownloadFields({ now: { files }, change, errors }: FieldsProps) {
  const pick = usePickMedia();
  const choose = async () => {
    const chosen = await pick({ kind: 'any', multiple: true, title: 'Choose files to sell' });
    const there = new Set(files.map(({ file }) => file));
    const added = chosen
      .filter(({ file }) => !there.has(file))
      .map(({ file, name }) => ({ file, label: name }));
    if (added.length > 0) change({ files: [...files, ...added] });
  };
  const error = errorWithin(errors, 'files');
  return (
    <Section title="Download files">
      <Text size="sm" c="dimmed">
        Customers can download these as soon as they’ve paid.
      </Text>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <Stack component="ul" gap="xs" p={0} m={0} className={css.plain}>
        {files.map(({ file, label }, at) => (
          <Group component="li" key={file} wrap="nowrap" gap="xs" align="flex-end">
            <TextInput
              label={`File ${at + 1} name`}
              className={css.grow}
              value={label}
              maxLength={200}
              onChange={({ currentTarget }) =>
                change({ files: files.with(at, { file, label: currentTarget.value }) })
              }
            />
            <ActionIcon
              variant="default"
              size={36}
              aria-label={`Remove ${label || `file ${at + 1}`}`}
              onClick={() => change({ files: files.toSpliced(at, 1) })}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
      <Group>
        <Button variant="default" leftSection={<IconFilePlus size={16} />} onClick={() => void choose()}>
          Choose files
        </Button>
      </Group>
    </Section>
  );
}

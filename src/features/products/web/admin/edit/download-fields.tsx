import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconFilePlus, IconX } from '@tabler/icons-react';
import { usePickMedia } from '../../../../../lib/admin-ui/media-picker.ts';
import css from '../products.module.css';
import { errorWithin, type FieldsProps, Section } from './section.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

/** Files that buyers of a digital product may download. */
export function DownloadFields({ now: { files }, change, errors }: FieldsProps) {
  const words = useMessages(productsAdmin);
  const pick = usePickMedia();
  const choose = async () => {
    const chosen = await pick({ kind: 'any', multiple: true, title: words.chooseFilesToSell });
    const there = new Set(files.map(({ file }) => file));
    const added = chosen
      .filter(({ file }) => !there.has(file))
      .map(({ file, name }) => ({ file, label: name }));
    if (added.length > 0) change({ files: [...files, ...added] });
  };
  const error = errorWithin(errors, 'files');
  return (
    <Section title={words.downloadFiles}>
      <Text size="sm" c="dimmed">
        {words.customersCanDownloadTheseAs}
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
              label={words.fileName({ value: at + 1 })}
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
              aria-label={label ? words.remove({ name: label }) : words.removeFile({ number: at + 1 })}
              onClick={() => change({ files: files.toSpliced(at, 1) })}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
      <Group>
        <Button variant="default" leftSection={<IconFilePlus size={16} />} onClick={() => void choose()}>
          {words.chooseFiles}
        </Button>
      </Group>
    </Section>
  );
}

import { NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { foldersQuery } from '../file-calls.ts';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { FileDraft } from './file-draft.ts';

/** Name, description and folder; each is saved automatically. */
export function FileFields({ draft: { value, errors, saving, change } }: { draft: FileDraft }) {
  const folders = useQuery(foldersQuery).data ?? [];
  const { kind, name, alt, folder } = value;
  const unsaved = saving.state === 'failed' && Object.keys(errors).length === 0;
  return (
    <Stack gap="sm">
      {kind === 'image' && (
        <Textarea
          label="Alt text"
          description={
            alt.trim() === ''
              ? 'Missing. Describe the image for screen readers and search engines.'
              : 'Used by screen readers and search engines.'
          }
          autosize
          minRows={2}
          maxLength={300}
          value={alt}
          error={errors['alt']}
          onChange={({ currentTarget }) => change({ alt: currentTarget.value.replaceAll('\n', ' ') })}
        />
      )}
      <TextInput
        label="Name"
        maxLength={200}
        value={name}
        error={errors['name'] ?? (name.trim() === '' && 'Enter a file name.')}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <NativeSelect
        label="Folder"
        data={[
          { value: '', label: 'No folder' },
          ...[...new Set([folder, ...folders.map(({ path }) => path)])].filter(Boolean),
        ]}
        value={folder}
        onChange={({ currentTarget }) => change({ folder: currentTarget.value })}
      />
      <Text size="xs" c={unsaved ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
        {unsaved
          ? `Not saved. ${sentenceOf(saving.error)}`
          : saving.state === 'saved'
            ? 'Changes are saved automatically.'
            : 'Saving…'}
      </Text>
    </Stack>
  );
}

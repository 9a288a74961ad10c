import { NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { foldersQuery } from '../file-calls.ts';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { FileDraft } from './file-draft.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { TranslateLink } from '../../../../websites/web/index.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

/** Name, description and folder; each is saved automatically. */
export function FileFields({ draft: { value, errors, saving, change } }: { draft: FileDraft }) {
  const words = useMessages(filesAdmin);
  const folders = useQuery(foldersQuery).data ?? [];
  const { _id: id, kind, name, alt, folder, private: isPrivate } = value;
  const unsaved = saving.state === 'failed' && Object.keys(errors).length === 0;
  return (
    <Stack gap="sm">
      {kind === 'image' && (
        <Textarea
          label={words.altText}
          description={alt.trim() === '' ? words.missingDescribeTheImage : words.usedByScreenReadersAnd}
          autosize
          minRows={2}
          maxLength={300}
          value={alt}
          error={errors['alt']}
          onChange={({ currentTarget }) => change({ alt: currentTarget.value.replaceAll('\n', ' ') })}
        />
      )}
      {kind === 'image' && !isPrivate && alt.trim() !== '' && (
        <Text size="sm">
          <TranslateLink kind="file" id={id} />
        </Text>
      )}
      <TextInput
        label={words.name}
        maxLength={200}
        value={name}
        error={errors['name'] ?? (name.trim() === '' && words.enterAFileName)}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <NativeSelect
        label={words.folder}
        data={[
          { value: '', label: words.noFolder },
          ...[...new Set([folder, ...folders.map(({ path }) => path)])].filter(Boolean),
        ]}
        value={folder}
        onChange={({ currentTarget }) => change({ folder: currentTarget.value })}
      />
      <Text size="xs" c={unsaved ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
        {unsaved
          ? words.notSaved({ reason: sentenceOf(saving.error) })
          : saving.state === 'saved'
            ? words.changesAreSavedAutomatically
            : words.saving}
      </Text>
    </Stack>
  );
}

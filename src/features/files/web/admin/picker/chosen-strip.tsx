import { Group, Text, TextInput } from '@mantine/core';
import type { LibraryFile } from '../../../contract.ts';
import { lacksWords } from '../library/file-item.tsx';
import { Thumb } from '../library/thumb.tsx';
import css from './picker.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

interface Props {
  chosen: readonly LibraryFile[];
  alts: Readonly<Record<string, string>>;
  onAlt: (id: string, alt: string) => void;
}

/** Asks for alt texts of selected images that have none. */
export function ChosenStrip({ chosen, alts, onAlt }: Props) {
  const words = useMessages(filesAdmin);
  const asked = chosen.filter((file) => lacksWords(file));
  if (asked.length === 0) return null;
  return (
    <div className={css.strip} role="group" aria-label={words.altText}>
      {asked.map(({ _id: id, name }, index) => {
        const file = asked[index];
        return (
          <Group key={id} gap="xs" wrap="nowrap" align="flex-end">
            <span className={css.stripThumb}>{file && <Thumb file={file} />}</span>
            <TextInput
              label={asked.length === 1 ? words.altText : words.altTextFor({ name })}
              placeholder={words.describeTheImageForScreen}
              maxLength={300}
              size="sm"
              value={alts[id] ?? ''}
              onChange={({ currentTarget }) => onAlt(id, currentTarget.value)}
              style={{ flex: 1 }}
            />
          </Group>
        );
      })}
      <Text size="xs" c="dimmed">
        {words.leaveEmptyIfTheImage}
      </Text>
    </div>
  );
}

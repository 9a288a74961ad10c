import { Anchor, Button, Group, Input } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { usePickMedia } from '../../../../../lib/admin-ui/media-picker.ts';
import { nameOfFile } from '../../public/value-blocks.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

interface Props {
  label: string;
  description: string | undefined;
  error: string | undefined;
  /** Its address; empty for none. */
  value: string;
  onChange: (address: string | null) => void;
}

/** A file of the library. */
export function FileControl({ label, description, error, value, onChange }: Props) {
  const words = useMessages(entrySettingsAdmin);
  const pick = usePickMedia();
  const choose = async () => {
    const [chosen] = await pick({ kind: 'any', title: words.chooseAFile({ label }) });
    if (chosen) onChange(chosen.src);
  };
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={description}
      error={error}
      role="group"
      aria-label={label}
    >
      {value && (
        <Anchor href={value} target="_blank" size="sm" display="block" my={6} className="admin-words">
          {nameOfFile(value)}
        </Anchor>
      )}
      <Group gap="xs" mt={value ? 0 : 6}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFileDownload size={15} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => void choose()}
        >
          {value ? words.changeFile : words.chooseFile}
        </Button>
        {value && (
          <Button size="xs" variant="subtle" color="gray" onClick={() => onChange(null)}>
            {words.removeFile}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}

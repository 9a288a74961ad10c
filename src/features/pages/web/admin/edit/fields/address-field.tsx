import { Button, Stack, TextInput } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { usePickMedia } from '../../../../../../lib/admin-ui/media-picker.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

interface Props {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  placeholder?: string | undefined;
  picks: 'video' | 'any';
  value: string;
  onChange: (value: string) => void;
}

/** An address on another site, or of a library file. */
export function AddressField({ picks, value, onChange, ...shared }: Props) {
  const words = useMessages(pageEditAdmin);
  const pick = usePickMedia();
  const choose = async () => {
    const [file] = await pick({ kind: picks });
    if (file) onChange(file.src);
  };
  return (
    <Stack gap={6} align="flex-start">
      <TextInput
        {...shared}
        w="100%"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconVideo size={14} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => void choose()}
      >
        {picks === 'video' ? words.chooseOneOfYourVideos : words.chooseOneOfYourFiles}
      </Button>
    </Stack>
  );
}

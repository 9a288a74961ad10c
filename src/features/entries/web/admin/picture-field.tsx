import { Button, Group, Image, Stack, Text, TextInput } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { toPicture, usePickMedia } from '../../../../lib/admin-ui/media-picker.ts';
import { type Picture, variantOf } from '../../../../lib/content/pictures.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { entriesAdmin } from '../../messages/admin/area.ts';

interface Props {
  label: string;
  description?: string;
  error?: string | undefined;
  value: Picture | null;
  onChange: (picture: Picture | null) => void;
}

/** An image from the library, with its alt text. */
export function PictureField({ label, description, error, value, onChange }: Props) {
  const words = useMessages(entriesAdmin);
  const pick = usePickMedia();
  const choose = async () => {
    const [chosen] = await pick({ kind: 'image', title: words.chooseAnImage({ label }) });
    if (chosen) onChange(toPicture(chosen));
  };
  return (
    <Stack gap={6} role="group" aria-label={label}>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      {description && (
        <Text size="xs" c="dimmed">
          {description}
        </Text>
      )}
      {value && (
        <Image
          src={variantOf(value.src, 'thumbnail.webp') ?? value.src}
          alt=""
          mah={120}
          w="auto"
          fit="contain"
          radius="sm"
        />
      )}
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPhotoPlus size={15} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => void choose()}
        >
          {value ? words.changeImage : words.chooseImage}
        </Button>
        {value && (
          <Button size="xs" variant="subtle" color="gray" onClick={() => onChange(null)}>
            {words.removeImage}
          </Button>
        )}
      </Group>
      {value && (
        <TextInput
          label={words.altText}
          description={words.describeTheImageForPeople}
          maxLength={300}
          value={value.alt}
          onChange={({ currentTarget }) => onChange({ ...value, alt: currentTarget.value })}
        />
      )}
      {error && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}

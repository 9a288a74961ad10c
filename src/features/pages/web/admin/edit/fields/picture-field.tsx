import { Button, Fieldset, Group, Image, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Picture } from '../../../../../../lib/block-kind.ts';
import { safeSource } from '../../../../../../lib/safe-href.ts';

interface Props {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  errors: Readonly<Record<string, string>>;
  value: Picture | null;
  onChange: (value: Picture | null) => void;
}

/** A picture by its address; its size is taken from the picture itself, so that pages do not jump. */
export function PictureField({ label, description, error, errors, value, onChange }: Props) {
  // What is typed stays here until it can be an address, for a page is never saved with a broken one.
  const [typed, setTyped] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const src = typed ?? value?.src ?? '';

  const type = (text: string) => {
    setMissing(false);
    const source = safeSource(text);
    setTyped(source === null && text !== '' ? text : null);
    if (text === '') onChange(null);
    else if (source !== null) onChange({ src: text, alt: value?.alt ?? '' });
  };
  const unusable = typed ? 'A picture needs an address that begins with https:// or /.' : undefined;

  return (
    <Fieldset legend={label} variant="filled" p="sm">
      <Stack gap="sm">
        {description && (
          <Text size="xs" c="dimmed">
            {description}
          </Text>
        )}
        {error && (
          <Text size="xs" c="var(--mantine-color-error)">
            {error}
          </Text>
        )}
        {value && !typed && (
          <Image
            src={value.src}
            alt=""
            mah={140}
            fit="contain"
            radius="sm"
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setMissing(false);
              const known = value.width === width && value.height === height;
              if (!known && width > 0 && height > 0) onChange({ ...value, width, height });
            }}
            onError={() => setMissing(true)}
          />
        )}
        <TextInput
          label="Address of the picture"
          placeholder="https://… or /…"
          value={src}
          error={unusable ?? errors['src'] ?? (missing && 'There is no picture at this address.')}
          onChange={({ currentTarget }) => type(currentTarget.value.trim())}
        />
        {value && (
          <TextInput
            label="What it shows"
            description="Read out to people who cannot see it. Leave it empty for mere decoration."
            value={value.alt}
            maxLength={300}
            error={errors['alt']}
            onChange={({ currentTarget }) => onChange({ ...value, alt: currentTarget.value })}
          />
        )}
        {value ? (
          <Group>
            <Button size="compact-sm" variant="default" onClick={() => type('')}>
              Remove the picture
            </Button>
          </Group>
        ) : (
          <Text size="xs" c="dimmed">
            Without one, visitors see a drawing in your colours.
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}

import { Button, Fieldset, Group, Image, Stack, Text, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { toPicture, usePickMedia } from '../../../../../../lib/admin-ui/media-picker.ts';
import { PictureCrop } from './picture-crop.tsx';
import type { Picture } from '../../../../../../lib/content/block-kind.ts';
import { safeSource } from '../../../../../../lib/links/safe-href.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

interface Props {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  errors: Readonly<Record<string, string>>;
  value: Picture | null;
  onChange: (value: Picture | null) => void;
  /** Shown without an image. */
  without?: string;
}

/** An image as it is chosen or as its address is typed. */
function usePictureInput({ label, value, onChange }: Props) {
  const words = useMessages(pageEditAdmin);
  const pick = usePickMedia();
  // Input stays here until it is a valid address, so that a page is never saved with a broken one.
  const [typed, setTyped] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);
  const [missing, setMissing] = useState(false);
  const isExternal = value !== null && value.file === undefined;
  const src = typed ?? (isExternal ? value.src : '');

  const type = (text: string) => {
    setMissing(false);
    const source = safeSource(text);
    setTyped(source === null && text !== '' ? text : null);
    if (text === '') onChange(null);
    else if (source !== null) onChange({ src: text, alt: value?.alt ?? '' });
  };
  const choose = async () => {
    const [file] = await pick({ kind: 'image', title: words.chooseAPicture({ label }) });
    if (!file) return;
    setTyped(null);
    setTyping(false);
    setMissing(false);
    onChange(toPicture(file));
  };
  return { typed, typing, setTyping, missing, setMissing, isExternal, src, type, choose };
}

interface ButtonsProps {
  value: Picture | null;
  picture: ReturnType<typeof usePictureInput>;
}

function PictureButtons({ value, picture: { typing, setTyping, isExternal, type, choose } }: ButtonsProps) {
  const words = useMessages(pageEditAdmin);
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant={value ? 'default' : 'filled'}
        leftSection={<IconPhoto size={15} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => void choose()}
      >
        {value ? words.chooseAnother : words.chooseImage}
      </Button>
      {value && (
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            setTyping(false);
            type('');
          }}
        >
          {words.removeImage}
        </Button>
      )}
      {!typing && !isExternal && (
        <Button size="xs" variant="subtle" onClick={() => setTyping(true)}>
          {words.useAnAddress}
        </Button>
      )}
    </Group>
  );
}

/** An image from the library, or from an external address, whose size is then read from the image itself. */
export function PictureField(props: Props) {
  const words = useMessages(pageEditAdmin);
  const { label, description, error, errors, value, onChange, without } = props;
  const picture = usePictureInput(props);
  const { typed, typing, missing, setMissing, isExternal, src, type } = picture;
  const unusable = typed ? words.enterAnImageAddressThat : undefined;

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
              if (isExternal && !known && width > 0 && height > 0) onChange({ ...value, width, height });
            }}
            onError={() => setMissing(true)}
          />
        )}
        {value && missing && !isExternal && (
          <Text size="xs" c="var(--mantine-color-error)">
            {words.thisImageIsNoLonger}
          </Text>
        )}
        <PictureButtons value={value} picture={picture} />
        {(typing || isExternal || typed !== null) && (
          <TextInput
            label={words.imageAddress}
            description={words.anImageElsewhereOnThe}
            placeholder={words.addressExample}
            value={src}
            error={unusable ?? errors['src'] ?? (missing && words.noImageFoundAtThis)}
            onChange={({ currentTarget }) => type(currentTarget.value.trim())}
          />
        )}
        {value && (
          <TextInput
            label={words.whatItShows}
            description={words.describeTheImageForPeople}
            value={value.alt}
            maxLength={300}
            error={errors['alt']}
            onChange={({ currentTarget }) => onChange({ ...value, alt: currentTarget.value })}
          />
        )}
        {value && !typed && !missing && <PictureCrop value={value} onChange={onChange} />}
        {!value && (
          <Text size="xs" c="dimmed">
            {without ?? words.withoutOneVisitorsSeeA}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}

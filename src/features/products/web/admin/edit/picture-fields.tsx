import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { toPicture, usePickMedia } from '../../../../../lib/admin-ui/media-picker.ts';
import { MoveButtons } from '../../../../../lib/admin-ui/lists/move-buttons.tsx';
import { moveItem } from '../../../../../lib/admin-ui/lists/move-item.ts';
import { variantOf, type Picture } from '../../../../../lib/content/pictures.ts';
import css from '../products.module.css';
import { errorWithin, type FieldsProps, Section } from './section.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

/** The product's images in order; the first is shown in lists. */
export function PictureFields({ now: { images }, change, errors }: FieldsProps) {
  const words = useMessages(productsAdmin);
  const pick = usePickMedia();
  const put = (at: number, picture: Picture) => change({ images: images.with(at, picture) });
  const list = useId();
  const choose = async () => {
    const chosen = await pick({ kind: 'image', multiple: true, title: words.chooseProductImages });
    if (chosen.length > 0) change({ images: [...images, ...chosen.map(toPicture)] });
  };
  const error = errorWithin(errors, 'images');
  return (
    <Section title={words.images}>
      {images.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.theFirstImageIsShown}
        </Text>
      )}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
      <Stack component="ol" gap="sm" p={0} m={0} className={css.plain}>
        {images.map((picture, at) => (
          <Group component="li" key={`${picture.src} ${at}`} wrap="nowrap" gap="sm" align="flex-end">
            <span className={css.picture}>
              <img src={variantOf(picture.src, 'thumbnail.webp') ?? picture.src} alt="" />
            </span>
            <div className={css.grow}>
              <TextInput
                label={words.altTextForImage({ value: at + 1 })}
                placeholder={words.describeTheImageForPeople}
                value={picture.alt}
                maxLength={300}
                error={errors[`images.${at}.alt`]}
                onChange={({ currentTarget }) => put(at, { ...picture, alt: currentTarget.value })}
              />
              <Group gap={4} mt={4}>
                <MoveButtons
                  variant="default"
                  name={words.picture({ number: at + 1 })}
                  at={at}
                  of={images.length}
                  list={list}
                  onMove={(from, to) => change({ images: moveItem(images, from, to) })}
                />
                <ActionIcon
                  variant="default"
                  aria-label={words.removeImageAt({ value: at + 1 })}
                  onClick={() => change({ images: images.toSpliced(at, 1) })}
                >
                  <IconX size={16} />
                </ActionIcon>
              </Group>
            </div>
          </Group>
        ))}
      </Stack>
      <Group>
        <Button variant="default" leftSection={<IconPhotoPlus size={16} />} onClick={() => void choose()}>
          {words.addImages}
        </Button>
      </Group>
    </Section>
  );
}

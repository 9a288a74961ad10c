import { Button, Slider, Stack, Text } from '@mantine/core';
import { IconCrop } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FocalPoint } from '../../../../../../lib/admin-ui/pictures/focal-point.tsx';
import { pictureZooms, type ShownPicture } from '../../../../../../lib/content/pictures.ts';

interface Props {
  value: ShownPicture;
  onChange: (value: ShownPicture) => void;
}

/** How the image is cropped in this place. The file and other places that show it stay unchanged. */
export function PictureCrop({ value, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const { at, zoom, ...whole } = value;
  const step = zoom === undefined ? 0 : pictureZooms.indexOf(zoom) + 1;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconCrop size={15} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setOpened(!opened)}
      >
        Crop and focal point
      </Button>
      <Stack gap="xs" id={id} display={opened ? undefined : 'none'}>
        {opened && (
          <>
            <FocalPoint
              src={value.src}
              alt=""
              focus={at ?? value.focus ?? null}
              {...(at ? { reset: 'Use the file’s focal point' } : {})}
              onChange={(point) => onChange({ ...whole, ...(zoom && { zoom }), ...(point && { at: point }) })}
            />
            <div>
              <Text size="sm" mb={4}>
                Zoom
              </Text>
              <Slider
                min={0}
                max={pictureZooms.length}
                value={step}
                label={null}
                thumbLabel="Zoom"
                thumbProps={{ 'aria-valuetext': `${zoom ?? 100}%` }}
                onChange={(next) => {
                  const wanted = pictureZooms[next - 1];
                  onChange({ ...whole, ...(at && { at }), ...(wanted && { zoom: wanted }) });
                }}
              />
              <Text size="xs" c="dimmed" mt={4}>
                {zoom ?? 100}%. Applies where the image is cropped to a shape, in this place only.
              </Text>
            </div>
          </>
        )}
      </Stack>
    </>
  );
}

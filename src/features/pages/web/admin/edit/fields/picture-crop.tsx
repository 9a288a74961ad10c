import { Button, Slider, Stack, Text } from '@mantine/core';
import { IconCrop } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FocalPoint } from '../../../../../../lib/admin-ui/pictures/focal-point.tsx';
import { pictureZooms, type ShownPicture } from '../../../../../../lib/content/pictures.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../../messages/admin-edit/area.ts';

interface Props {
  value: ShownPicture;
  onChange: (value: ShownPicture) => void;
}

/** How the image is cropped in this place. The file and other places that show it stay unchanged. */
export function PictureCrop({ value, onChange }: Props) {
  const words = useMessages(pageEditAdmin);
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
        {words.cropAndFocalPoint}
      </Button>
      <Stack gap="xs" id={id} display={opened ? undefined : 'none'}>
        {opened && (
          <>
            <FocalPoint
              src={value.src}
              alt=""
              focus={at ?? value.focus ?? null}
              {...(at ? { reset: words.useTheFilesFocalPoint } : {})}
              onChange={(point) => onChange({ ...whole, ...(zoom && { zoom }), ...(point && { at: point }) })}
            />
            <div>
              <Text size="sm" mb={4}>
                {words.zoom}
              </Text>
              <Slider
                min={0}
                max={pictureZooms.length}
                value={step}
                label={null}
                thumbLabel={words.zoom}
                thumbProps={{ 'aria-valuetext': `${zoom ?? 100}%` }}
                onChange={(next) => {
                  const wanted = pictureZooms[next - 1];
                  onChange({ ...whole, ...(at && { at }), ...(wanted && { zoom: wanted }) });
                }}
              />
              <Text size="xs" c="dimmed" mt={4}>
                {words.appliesWhereTheImageIs({ percent: zoom ?? 100 })}
              </Text>
            </div>
          </>
        )}
      </Stack>
    </>
  );
}

import 'react-easy-crop/react-easy-crop.css';
import { Button, Group, SegmentedControl, Slider, type SliderProps, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import type { LibraryFile } from '../../../contract.ts';
import css from './details.module.css';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

type Crop = NonNullable<LibraryFile['crop']>;

interface Props {
  /** The uncropped image. */
  src: string;
  crop: Crop | null;
  /** Aspect ratio of the uncropped image. */
  natural: number;
  onCrop: (crop: Crop | null) => void;
  onClose: () => void;
}

const shapes = (words: WordsOf<typeof filesAdmin>) => [
  { value: 'own', label: words.original },
  { value: '1.7778', label: words.landscape },
  { value: '1.5', label: '3 : 2' },
  { value: '1', label: words.square },
  { value: '0.8', label: words.portrait },
  { value: 'free', label: words.free },
];

/** The aspect ratio of a free crop as a power of two: from 1:4 to 4:1. */
const FREE = { min: -2, max: 2, step: 0.02 };

const MOST = 8;
const share = (percent: number) => Math.min(1, Math.max(0, percent / 100));
/** Clamps to the image, despite rounding. */
const toCrop = ({ x, y, width, height }: Area): Crop => {
  const [left, top] = [share(x), share(y)];
  return {
    x: left,
    y: top,
    width: Math.min(share(width), 1 - left),
    height: Math.min(share(height), 1 - top),
  };
};

/** The shape of the crop, and its aspect ratio. @param natural the aspect ratio of the uncropped image */
function useShape(crop: Crop | null, natural: number) {
  const [shape, setShape] = useState('own');
  const before = crop ? (crop.width / crop.height) * natural : natural;
  const [free, setFree] = useState(0);
  const aspect = shape === 'own' ? before : shape === 'free' ? 2 ** free : Number(shape);
  const choose = (next: string) => {
    // A free crop starts with the current one.
    if (next === 'free') setFree(Math.min(FREE.max, Math.max(FREE.min, Math.log2(aspect))));
    setShape(next);
  };
  return { shape, choose, aspect, free, setFree };
}

const LabelledSlider = ({ label, ...slider }: SliderProps & { label: string }) => (
  <div>
    <Text size="sm" mb={4}>
      {label}
    </Text>
    <Slider label={null} thumbLabel={label} {...slider} />
  </div>
);

/** Crops the image wherever it is shown. The original is kept. */
export function CropDialog({ src, crop, natural, onCrop, onClose }: Props) {
  const words = useMessages(filesAdmin);
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [initial] = useState(
    () => crop && { x: crop.x * 100, y: crop.y * 100, width: crop.width * 100, height: crop.height * 100 },
  );
  const { shape, choose, aspect, free, setFree } = useShape(crop, natural);
  return (
    <Dialog onClose={onClose} title={words.cropImage} size="xl">
      <Stack>
        <SegmentedControl
          aria-label={words.aspectRatio}
          data={shapes(words)}
          value={shape}
          onChange={choose}
          fullWidth
          size="xs"
        />
        <div className={css.cropper}>
          <Cropper
            image={src}
            crop={at}
            zoom={zoom}
            maxZoom={MOST}
            aspect={aspect}
            onCropChange={setAt}
            onZoomChange={setZoom}
            onCropComplete={setArea}
            {...(initial ? { initialCroppedAreaPercentages: initial } : {})}
            disableAutomaticStylesInjection
            cropperProps={{
              role: 'group',
              'aria-label': words.cropAreaMoveItWith,
            }}
          />
        </div>
        {shape === 'free' && (
          <LabelledSlider
            label={words.aspectRatio}
            value={free}
            {...FREE}
            onChange={setFree}
            marks={[{ value: 0 }]}
          />
        )}
        <LabelledSlider label={words.zoom} value={zoom} min={1} max={MOST} step={0.05} onChange={setZoom} />
        <Text size="sm" c="dimmed">
          {words.theImageIsCroppedEverywhere}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          {crop && (
            <Button
              variant="default"
              onClick={() => {
                onCrop(null);
                onClose();
              }}
            >
              {words.reset}
            </Button>
          )}
          <Button
            disabled={!area}
            onClick={() => {
              if (area) onCrop(toCrop(area));
              onClose();
            }}
          >
            {words.crop}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

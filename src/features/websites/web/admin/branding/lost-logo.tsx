import { Alert, Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { parseColour } from '../../../../../lib/theme/colour.ts';
import { safeSource } from '../../../../../lib/links/safe-href.ts';
import type { Branding } from '../../../brand-shapes.ts';
import { groundOf, isLost } from './logo-contrast.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { brandingAdmin } from '../../../messages/admin-branding/area.ts';

const SIDE = 48;

/** A small copy of the image; null if its address denies access, or shows nothing. */
async function pixelsOf(src: string): Promise<Uint8ClampedArray | null> {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, SIDE, SIDE);
    return context?.getImageData(0, 0, SIDE, SIDE).data ?? null;
  } catch {
    return null;
  }
}

/** Warns if the logo is hardly visible on the chosen background, and offers a fix. */
export function LostLogo({ value, onPlate }: { value: Branding; onPlate: () => void }) {
  const words = useMessages(brandingAdmin);
  const { logo, brand, colours } = value;
  const src = brand.logo?.src ?? safeSource(logo);
  const [known, setKnown] = useState<{ src: string; pixels: Uint8ClampedArray } | null>(null);
  useEffect(() => {
    let here = true;
    if (src)
      void pixelsOf(src).then((pixels) => {
        if (here) setKnown(pixels && { src, pixels });
      });
    return () => {
      here = false;
    };
  }, [src]);
  const background = parseColour(colours.background);
  if (brand.logoPlate || !background || known?.src !== src || !known) return null;
  if (!isLost(known.pixels, groundOf(background))) return null;
  return (
    <Alert color="orange" icon={<IconEyeOff />} role="status" title={words.yourLogoIsHardTo}>
      {words.addABackgroundToTheLogo}
      <Button size="xs" variant="default" mt="xs" display="block" onClick={onPlate}>
        {words.addABackground}
      </Button>
    </Alert>
  );
}

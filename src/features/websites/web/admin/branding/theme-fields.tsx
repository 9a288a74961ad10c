import { NativeSelect, Stack } from '@mantine/core';
import { type CSSProperties, useEffect } from 'react';
import { fontUrls } from '../../../../../lib/admin-ui/font-files.ts';
import type { Brand } from '../../../../../lib/theme/brand.ts';
import {
  type FontId,
  fontFaces,
  fontIds,
  fontPairs,
  fonts,
  fontStack,
} from '../../../../../lib/theme/fonts.ts';
import type { Branding } from '../../../brand-shapes.ts';
import { type PaletteId, palettes } from '../../../palettes.ts';
import css from './branding.module.css';
import { Choices } from './choices.tsx';

interface Props {
  brand: Branding['brand'];
  setBrand: (part: Partial<Branding['brand']>) => void;
}

export function Palettes({
  value,
  onChange,
}: {
  value: PaletteId | null;
  onChange: (id: PaletteId, colours: Branding['colours']) => void;
}) {
  return (
    <Choices
      narrow
      label="Palettes"
      description="Five colours that work together. Adjust each colour below."
      value={value}
      onChange={(id) => onChange(id, palettes[id].colours)}
      choices={Object.entries(palettes).map(([id, { label, colours }]) => ({
        value: id as PaletteId,
        label,
        sample: (
          <span className={css.swatches} aria-hidden>
            {(['background', 'text', 'main', 'link', 'button'] as const).map((key) => (
              <span key={key} style={{ background: colours[key] }} />
            ))}
          </span>
        ),
      }))}
    />
  );
}

/** Samples are shown in the fonts themselves, which load while this is on the screen. */
function useSampleFonts() {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(fontFaces(fontIds, fontUrls, 'en'));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}

const families = fontIds.map((value) => ({ value, label: fonts[value].label }));

export function Fonts({ brand, setBrand }: Props) {
  useSampleFonts();
  const { heading, body } = brand.fonts;
  const choose = (part: Partial<Brand['fonts']>) => setBrand({ fonts: { ...brand.fonts, ...part } });
  return (
    <Stack>
      <Choices
        label="Font pairs"
        value={`${heading} ${body}`}
        onChange={(pair) => {
          const chosen = fontPairs.find((each) => `${each.heading} ${each.body}` === pair);
          if (chosen) setBrand({ fonts: { heading: chosen.heading, body: chosen.body } });
        }}
        choices={fontPairs.map((pair) => ({
          value: `${pair.heading} ${pair.body}`,
          label:
            pair.heading === pair.body
              ? fonts[pair.heading].label
              : `${fonts[pair.heading].label} and ${fonts[pair.body].label}`,
          says: pair.says,
          sample: (
            <span className={css.fontSample} aria-hidden>
              <span
                style={{ fontFamily: fontStack(pair.heading), fontWeight: fonts[pair.heading].headingWeight }}
              >
                Made by hand
              </span>
              <span style={{ fontFamily: fontStack(pair.body) }}>and used every day, rain or shine</span>
            </span>
          ),
        }))}
      />
      <NativeSelect
        label="Headings"
        data={families}
        value={heading}
        onChange={({ currentTarget }) => choose({ heading: currentTarget.value as FontId })}
      />
      <NativeSelect
        label="Text"
        data={families}
        value={body}
        onChange={({ currentTarget }) => choose({ body: currentTarget.value as FontId })}
      />
    </Stack>
  );
}

const corner = (radius: string) => (
  <span className={css.corner} style={{ '--r': radius } as CSSProperties} aria-hidden />
);
const bars = (gap: number) => (
  <span className={css.bars} style={{ gap }} aria-hidden>
    <span />
    <span />
    <span />
  </span>
);
const key = (style: Brand['buttonStyle'], shape = '6px') => (
  <span className={css.key} data-style={style} style={{ borderRadius: shape }} aria-hidden>
    Book
  </span>
);

export function Shapes({ brand, setBrand }: Props) {
  return (
    <Stack>
      <Choices
        narrow
        label="Corners"
        value={brand.radius}
        onChange={(radius) => setBrand({ radius })}
        choices={[
          { value: 'none', label: 'Square', sample: corner('0') },
          { value: 'small', label: 'Slightly rounded', sample: corner('5px') },
          { value: 'medium', label: 'Rounded', sample: corner('12px') },
          { value: 'large', label: 'Very rounded', sample: corner('22px') },
        ]}
      />
      <Choices
        narrow
        label="Buttons"
        value={brand.buttonStyle}
        onChange={(buttonStyle) => setBrand({ buttonStyle })}
        choices={[
          { value: 'solid', label: 'Filled', sample: key('solid') },
          { value: 'outline', label: 'Outlined', sample: key('outline') },
          { value: 'soft', label: 'Soft', sample: key('soft') },
        ]}
      />
      <Choices
        narrow
        label="Button shape"
        value={brand.buttonShape}
        onChange={(buttonShape) => setBrand({ buttonShape })}
        choices={[
          { value: 'pill', label: 'Rounded', sample: key('solid', '99px') },
          { value: 'corners', label: 'Same as corners', sample: key('solid', '5px') },
        ]}
      />
      <Choices
        narrow
        label="Space"
        value={brand.spacing}
        onChange={(spacing) => setBrand({ spacing })}
        choices={[
          { value: 'compact', label: 'Compact', sample: bars(3) },
          { value: 'normal', label: 'Standard', sample: bars(7) },
          { value: 'airy', label: 'Spacious', sample: bars(12) },
        ]}
      />
    </Stack>
  );
}

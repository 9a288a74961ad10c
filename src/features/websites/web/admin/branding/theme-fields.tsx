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
import { type PaletteId, paletteIds, palettes } from '../../../palettes.ts';
import css from './branding.module.css';
import { Choices } from './choices.tsx';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { brandingAdmin } from '../../../messages/admin-branding/area.ts';

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
  const words = useMessages(brandingAdmin);
  return (
    <Choices
      narrow
      label={words.palettes}
      description={words.fiveColoursThatWorkTogether}
      value={value}
      onChange={(id) => onChange(id, palettes[id].colours)}
      choices={paletteIds.map((id) => ({
        value: id,
        label: words[`${id}Palette`],
        sample: (
          <span className={css.swatches} aria-hidden>
            {(['background', 'text', 'main', 'link', 'button'] as const).map((key) => (
              <span key={key} style={{ background: palettes[id].colours[key] }} />
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

/** What a pair of fonts is good for, by its headings. */
const pairSays = {
  fraunces: 'warmAndHandmade',
  'playfair-display': 'elegantLikeAMagazine',
  newsreader: 'thoughtfulForWriting',
  lora: 'friendlyAndCalm',
  'source-serif-4': 'trustworthyForPracticesAnd',
  'bricolage-grotesque': 'livelyAndPlayful',
  'space-grotesk': 'technicalAndModern',
  outfit: 'roundAndOpen',
  manrope: 'calmAndModernOne',
  'dm-sans': 'plainHeadingsWithReadable',
  'system-sans': 'noFontsToLoad',
} as const;

/** Fonts have names that no language translates, except those of the visitor's system. */
function fontName(id: FontId): string {
  const words = messagesNow(brandingAdmin);
  if (id === 'system-sans') return words.systemSans;
  return id === 'system-serif' ? words.systemSerif : fonts[id].label;
}

export function Fonts({ brand, setBrand }: Props) {
  const words = useMessages(brandingAdmin);
  useSampleFonts();
  const families = fontIds.map((id) => ({ value: id, label: fontName(id) }));
  const { heading, body } = brand.fonts;
  const choose = (part: Partial<Brand['fonts']>) => setBrand({ fonts: { ...brand.fonts, ...part } });
  return (
    <Stack>
      <Choices
        label={words.fontPairs}
        value={`${heading} ${body}`}
        onChange={(pair) => {
          const chosen = fontPairs.find((each) => `${each.heading} ${each.body}` === pair);
          if (chosen) setBrand({ fonts: { heading: chosen.heading, body: chosen.body } });
        }}
        choices={fontPairs.map((pair) => ({
          value: `${pair.heading} ${pair.body}`,
          label:
            pair.heading === pair.body
              ? fontName(pair.heading)
              : words.twoFonts({ heading: fontName(pair.heading), body: fontName(pair.body) }),
          says: words[pairSays[pair.heading]],
          sample: (
            <span className={css.fontSample} aria-hidden>
              <span
                style={{ fontFamily: fontStack(pair.heading), fontWeight: fonts[pair.heading].headingWeight }}
              >
                {words.madeByHand}
              </span>
              <span style={{ fontFamily: fontStack(pair.body) }}>{words.andUsedEveryDayRain}</span>
            </span>
          ),
        }))}
      />
      <NativeSelect
        label={words.headings}
        data={families}
        value={heading}
        onChange={({ currentTarget }) => choose({ heading: currentTarget.value as FontId })}
      />
      <NativeSelect
        label={words.text}
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
const key = (style: Brand['buttonStyle'], shape = '6px') => {
  const words = messagesNow(brandingAdmin);
  return (
    <span className={css.key} data-style={style} style={{ borderRadius: shape }} aria-hidden>
      {words.book}
    </span>
  );
};

export function Shapes({ brand, setBrand }: Props) {
  const words = useMessages(brandingAdmin);
  return (
    <Stack>
      <Choices
        narrow
        label={words.corners}
        value={brand.radius}
        onChange={(radius) => setBrand({ radius })}
        choices={[
          { value: 'none', label: words.square, sample: corner('0') },
          { value: 'small', label: words.slightlyRounded, sample: corner('5px') },
          { value: 'medium', label: words.rounded, sample: corner('12px') },
          { value: 'large', label: words.veryRounded, sample: corner('22px') },
        ]}
      />
      <Choices
        narrow
        label={words.buttons}
        value={brand.buttonStyle}
        onChange={(buttonStyle) => setBrand({ buttonStyle })}
        choices={[
          { value: 'solid', label: words.filled, sample: key('solid') },
          { value: 'outline', label: words.outlined, sample: key('outline') },
          { value: 'soft', label: words.soft, sample: key('soft') },
        ]}
      />
      <Choices
        narrow
        label={words.buttonShape}
        value={brand.buttonShape}
        onChange={(buttonShape) => setBrand({ buttonShape })}
        choices={[
          { value: 'pill', label: words.rounded, sample: key('solid', '99px') },
          { value: 'corners', label: words.sameAsCorners, sample: key('solid', '5px') },
        ]}
      />
      <Choices
        narrow
        label={words.space}
        value={brand.spacing}
        onChange={(spacing) => setBrand({ spacing })}
        choices={[
          { value: 'compact', label: words.compact, sample: bars(3) },
          { value: 'normal', label: words.standard, sample: bars(7) },
          { value: 'airy', label: words.spacious, sample: bars(12) },
        ]}
      />
    </Stack>
  );
}

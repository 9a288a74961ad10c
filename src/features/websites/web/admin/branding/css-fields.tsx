import { Stack, Switch, Textarea } from '@mantine/core';
import type { Branding } from '../../../brand-shapes.ts';

interface Props {
  value: Branding;
  errors: Readonly<Record<string, string>>;
  setBrand: (part: Partial<Branding['brand']>) => void;
}

export const CssFields = ({ value: { brand }, errors, setBrand }: Props) => (
  <Stack>
    <Textarea
      label="CSS"
      description="Applies to every page of your site, and to nothing in the admin. Rules can use @media, @supports, @container and @keyframes, and images from your files."
      placeholder={'h1 {\n  letter-spacing: 0;\n}'}
      autosize
      minRows={8}
      maxRows={24}
      maxLength={20_000}
      spellCheck={false}
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 13 } }}
      value={brand.css}
      error={errors['branding.brand.css']}
      onChange={({ currentTarget }) => setBrand({ css: currentTarget.value })}
    />
    <Switch
      label="Safe mode"
      description="Keeps your CSS, but doesn’t apply it. Use it if a rule hides something you need."
      checked={brand.cssOff}
      onChange={({ currentTarget }) => setBrand({ cssOff: currentTarget.checked })}
    />
  </Stack>
);

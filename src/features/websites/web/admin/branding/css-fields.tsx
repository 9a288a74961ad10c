import { Stack, Switch, Textarea } from '@mantine/core';
import type { Branding } from '../../../brand-shapes.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { brandingAdmin } from '../../../messages/admin-branding/area.ts';

const SAMPLE = 'h1 {\n  letter-spacing: 0;\n}';

interface Props {
  value: Branding;
  errors: Readonly<Record<string, string>>;
  setBrand: (part: Partial<Branding['brand']>) => void;
}

export const CssFields = ({ value: { brand }, errors, setBrand }: Props) => {
  const words = useMessages(brandingAdmin);
  return (
    <Stack>
      <Textarea
        label={words.css}
        description={words.appliesToEveryPageOf}
        placeholder={SAMPLE}
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
        label={words.safeMode}
        description={words.keepsYourCssButDoesnt}
        checked={brand.cssOff}
        onChange={({ currentTarget }) => setBrand({ cssOff: currentTarget.checked })}
      />
    </Stack>
  );
};

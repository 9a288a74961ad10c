import { Fieldset, Image, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { safeSource } from '../../../../lib/safe-href.ts';
import type { Colours, Website, WebsiteSettings } from '../../contract.ts';
import { BrandingSample } from './branding-sample.tsx';
import { ColourFields } from './colour-fields.tsx';
import css from './settings.module.css';
import { SettingsFooter, SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

export interface Brand {
  name: string;
  logo: string;
  header: boolean;
  colours: Colours;
}

const read = ({ name, logo, header, colours }: Website): Brand => ({
  name,
  logo: logo ?? '',
  header,
  colours,
});

function write({ logo, ...changes }: Partial<Brand>): WebsiteSettings {
  return { ...changes, ...(logo === undefined ? {} : { logo: logo.trim() || null }) };
}

function LogoField({
  value,
  error,
  onChange,
}: {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}) {
  const [broken, setBroken] = useState('');
  const src = safeSource(value);
  return (
    <Stack gap="xs">
      <TextInput
        label="Logo"
        description="The address of a picture. Without one, the name stands in the header."
        placeholder="https://… or /…"
        value={value}
        error={error ?? (broken && broken === value && 'There is no picture at this address.')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {src && broken !== value && (
        <Image
          src={src}
          alt="Your logo"
          h={48}
          w="auto"
          maw="100%"
          fit="contain"
          style={{ alignSelf: 'flex-start' }}
          onError={() => setBroken(value)}
        />
      )}
    </Stack>
  );
}

function BrandingForm({ website }: { website: Website }) {
  const form = useSettingsForm(website, read, write);
  const { values, errors, set } = form;
  return (
    <>
      <div className={css.columns}>
        <Stack gap="lg">
          <Fieldset legend="Name and logo">
            <Stack>
              <TextInput
                label="Name of the site"
                description="Stands in the header, in the browser’s tab and in mails."
                maxLength={100}
                value={values.name}
                error={
                  errors['settings.name'] ?? (values.name.trim() === '' && 'Please give the site a name.')
                }
                onChange={({ currentTarget }) => set({ name: currentTarget.value })}
              />
              <LogoField
                value={values.logo}
                error={errors['settings.logo']}
                onChange={(logo) => set({ logo })}
              />
            </Stack>
          </Fieldset>
          <Fieldset legend="Header">
            <Radio.Group
              aria-label="Header"
              value={values.header ? 'header' : 'drawer'}
              onChange={(value) => set({ header: value === 'header' })}
            >
              <Stack gap="sm">
                <Radio
                  value="header"
                  label="A header across the top"
                  description="Logo and menu in view on every page. Best for most sites."
                />
                <Radio
                  value="drawer"
                  label="A menu that slides out"
                  description="Only a button in the corner. Best for pages that begin with a large picture."
                />
              </Stack>
            </Radio.Group>
          </Fieldset>
          <Fieldset legend="Colours">
            <Text size="sm" c="dimmed" mb="md">
              Every shade on your site is made from these five, and text on them is always kept readable.
            </Text>
            <ColourFields colours={values.colours} errors={errors} onChange={(colours) => set({ colours })} />
          </Fieldset>
        </Stack>
        <BrandingSample brand={values} />
      </div>
      <SettingsFooter form={form} />
    </>
  );
}

export const Branding = () => (
  <SettingsFrame title="Branding" lead="How your site looks and what it is called.">
    {(website) => <BrandingForm website={website} />}
  </SettingsFrame>
);

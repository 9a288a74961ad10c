import { Fieldset, Select, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { SettingsFooter } from '../../../../lib/admin-ui/editing/settings-footer.tsx';
import { useSettingsForm } from '../../../../lib/admin-ui/editing/use-settings-form.ts';
import type { Website, WebsiteSettings } from '../../contract.ts';
import { currencies, languages, timeZones } from './choices.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { saveSettings, websiteQuery } from './use-website.ts';

interface Details {
  contactEmail: string;
  timezone: string;
  locale: string;
  currency: string;
}

const read = ({ contactEmail, timezone, locale, ecommerce }: Website): Details => ({
  contactEmail: contactEmail ?? '',
  timezone,
  locale,
  currency: ecommerce.currency,
});

const write = ({ contactEmail, currency, ...changes }: Partial<Details>): WebsiteSettings => ({
  ...changes,
  ...(contactEmail === undefined ? {} : { contactEmail: contactEmail.trim() || null }),
  ...(currency === undefined ? {} : { ecommerce: { currency } }),
});

function MiscForm({ website }: { website: Website }) {
  const queries = useQueryClient();
  const form = useSettingsForm({
    stored: website,
    read,
    send: (changes, _values, version) => saveSettings(write(changes), version),
    keep: (saved) => queries.setQueryData(websiteQuery.queryKey, saved),
    saved: 'Site details saved.',
  });
  const { values, errors, set } = form;
  const zones = useMemo(() => timeZones(website.timezone), [website.timezone]);
  const money = useMemo(() => currencies(), []);
  const tongues = useMemo(() => languages(website.locale), [website.locale]);
  const [opened] = useState(() => new Date());
  const pick = (key: 'timezone' | 'locale' | 'currency') => ({
    value: values[key],
    onChange: (value: string | null) => value && set({ [key]: value }),
    searchable: true,
    allowDeselect: false,
    maxDropdownHeight: 280,
    nothingFoundMessage: 'No results found.',
  });
  const now = new Intl.DateTimeFormat(values.locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: values.timezone,
  }).format(opened);
  return (
    <Stack gap="lg">
      <Fieldset legend="Contact">
        <TextInput
          type="email"
          label="Contact email"
          description="Replies to your site’s emails go here."
          placeholder="hello@your-site.example"
          value={values.contactEmail}
          error={errors['settings.contactEmail']}
          onChange={({ currentTarget }) => set({ contactEmail: currentTarget.value })}
        />
      </Fieldset>
      <Fieldset legend="Region">
        <Stack>
          <Select
            label="Time zone"
            description={`Used for opening hours, bookings and scheduled publishing. It’s ${now} there.`}
            data={zones}
            error={errors['settings.timezone']}
            {...pick('timezone')}
          />
          <Select
            label="Language"
            description="The language of your pages, and the format of dates and numbers."
            data={tongues}
            error={errors['settings.locale']}
            {...pick('locale')}
          />
          <Select
            label="Currency"
            description="Used for prices."
            data={money}
            error={errors['settings.ecommerce.currency']}
            {...pick('currency')}
          />
        </Stack>
      </Fieldset>
      <SettingsFooter form={form} />
    </Stack>
  );
}

/** @param children what later features add about the site as a whole */
export const Misc = ({ children }: { children?: ReactNode }) => (
  <SettingsFrame
    title="Site details"
    lead="Contact email, time zone, language, currency and who can see your site."
  >
    {(website) => (
      <Stack maw={640} gap="lg">
        <MiscForm website={website} />
        {children}
      </Stack>
    )}
  </SettingsFrame>
);

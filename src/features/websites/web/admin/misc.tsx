import { Fieldset, Select, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { EditingFooter } from '../../../../lib/admin-ui/editing/editing-footer.tsx';
import { useEditing } from '../../../../lib/admin-ui/editing/use-editing.ts';
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

const draftOf = ({ contactEmail, timezone, locale, ecommerce }: Website): Details => ({
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
  const editing = useEditing(website, {
    draftOf,
    send: ({ changes, stored: { version } }) => saveSettings(write(changes), version),
    keep: (saved) => queries.setQueryData(websiteQuery.queryKey, saved),
    says: 'Site details saved.',
    merges: true,
  });
  const { now, errors, change } = editing;
  const zones = useMemo(() => timeZones(website.timezone), [website.timezone]);
  const money = useMemo(() => currencies(), []);
  const tongues = useMemo(() => languages(website.locale), [website.locale]);
  const [opened] = useState(() => new Date());
  const pick = (key: 'timezone' | 'locale' | 'currency') => ({
    value: now[key],
    onChange: (value: string | null) => value && change({ [key]: value }),
    searchable: true,
    allowDeselect: false,
    maxDropdownHeight: 280,
    nothingFoundMessage: 'No results found.',
  });
  const time = new Intl.DateTimeFormat(now.locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: now.timezone,
  }).format(opened);
  return (
    <Stack gap="lg">
      <Fieldset legend="Contact">
        <TextInput
          type="email"
          label="Contact email"
          description="Replies to your site’s emails go here."
          placeholder="hello@your-site.example"
          value={now.contactEmail}
          error={errors['settings.contactEmail']}
          onChange={({ currentTarget }) => change({ contactEmail: currentTarget.value })}
        />
      </Fieldset>
      <Fieldset legend="Region">
        <Stack>
          <Select
            label="Time zone"
            description={`Used for opening hours, bookings and scheduled publishing. It’s ${time} there.`}
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
      <EditingFooter editing={editing} />
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

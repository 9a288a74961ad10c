import { zonesByCity } from '../../../../lib/time-zones/admin-zones.ts';
import { adminLocale, keepSiteLocale } from '../../../../lib/admin-ui/admin-locale.ts';
import { Fieldset, Select, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { EditingFooter } from '../../../../lib/admin-ui/editing/editing-footer.tsx';
import { useEditing } from '../../../../lib/admin-ui/editing/use-editing.ts';
import type { Website, WebsiteSettings } from '../../contract.ts';
import { currencies, languages } from './choices.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { saveSettings, websiteQuery } from './use-website.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { websitesAdmin } from '../../messages/admin/area.ts';

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
  const words = useMessages(websitesAdmin);
  const queries = useQueryClient();
  const editing = useEditing(website, {
    draftOf,
    send: ({ changes, stored: { version } }) => saveSettings(write(changes), version),
    keep: (saved) => {
      keepSiteLocale(saved.locale);
      queries.setQueryData(websiteQuery.queryKey, saved);
    },
    says: words.siteDetailsSaved,
    merges: true,
  });
  const { now, errors, change } = editing;
  const zones = useMemo(() => zonesByCity(website.timezone), [website.timezone]);
  const money = useMemo(() => currencies(), []);
  const tongues = useMemo(() => languages(website.locale), [website.locale]);
  const [opened] = useState(() => new Date());
  const pick = (key: 'timezone' | 'locale' | 'currency') => ({
    value: now[key],
    onChange: (value: string | null) => value && change({ [key]: value }),
    searchable: true,
    allowDeselect: false,
    maxDropdownHeight: 280,
    nothingFoundMessage: words.noResultsFound,
  });
  const time = new Intl.DateTimeFormat(adminLocale(now.locale), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: now.timezone,
  }).format(opened);
  return (
    <Stack gap="lg">
      <Fieldset legend={words.contact}>
        <TextInput
          type="email"
          label={words.contactEmail}
          description={words.repliesToYourSitesEmails}
          placeholder={words.helloYourSiteExample}
          value={now.contactEmail}
          error={errors['settings.contactEmail']}
          onChange={({ currentTarget }) => change({ contactEmail: currentTarget.value })}
        />
      </Fieldset>
      <Fieldset legend={words.region}>
        <Stack>
          <Select
            label={words.timeZone}
            description={words.usedForOpeningHoursBookings({ time })}
            data={zones}
            error={errors['settings.timezone']}
            {...pick('timezone')}
          />
          <Select
            label={words.language}
            description={words.theLanguageOfYourPages}
            data={tongues}
            error={errors['settings.locale']}
            {...pick('locale')}
          />
          <Select
            label={words.currency}
            description={words.usedForPrices}
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
export const Misc = ({ children }: { children?: ReactNode }) => {
  const words = useMessages(websitesAdmin);
  return (
    <SettingsFrame title={words.siteDetails} lead={words.contactEmailTimeZoneLanguage}>
      {(website) => (
        <Stack maw={640} gap="lg">
          <MiscForm website={website} />
          {children}
        </Stack>
      )}
    </SettingsFrame>
  );
};

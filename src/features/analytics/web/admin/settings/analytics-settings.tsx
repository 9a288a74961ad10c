import { Button, Fieldset, List, Modal, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../../../lib/admin-ui/loaded.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { SettingsFooter } from '../../../../../lib/admin-ui/settings-footer.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { useSettingsForm } from '../../../../../lib/admin-ui/use-settings-form.ts';
import type { Website } from '../../../../websites/contract.ts';
import { saveSettings, useWebsite, websiteQuery } from '../../../../websites/web/index.ts';
import type { AnalyticsSettings } from '../../../contract.ts';
import { ANALYTICS_KEY, callAnalytics, settingsQuery } from '../analytics-calls.ts';

interface Values {
  on: boolean;
  weekly: boolean;
  weeklyTo: string;
  countOwn: boolean;
  keepMonths: string;
}

interface Stored {
  version: number;
  website: Website;
  settings: AnalyticsSettings;
}

const read = ({ website, settings }: Stored): Values => ({
  on: website.analytics,
  weekly: settings.weekly,
  weeklyTo: settings.weeklyTo ?? '',
  countOwn: settings.countOwn,
  keepMonths: String(settings.keepMonths),
});

async function send(stored: Stored, { on, ...changes }: Partial<Values>, version: number): Promise<Stored> {
  const { weeklyTo, keepMonths, ...plain } = changes;
  // What may be refused goes first, so that a refusal leaves all as it was.
  const settings =
    Object.keys(changes).length === 0
      ? stored.settings
      : await callAnalytics('PUT /api/analytics/settings', {
          body: {
            ...plain,
            ...(weeklyTo === undefined ? {} : { weeklyTo: weeklyTo.trim() || null }),
            ...(keepMonths === undefined ? {} : { keepMonths: Number(keepMonths) }),
          },
        });
  const website = on === undefined ? stored.website : await saveSettings({ analytics: on }, version);
  return { version: website.version, website, settings };
}

const months = [
  { value: '6', label: 'Half a year' },
  { value: '12', label: 'One year' },
  { value: '24', label: 'Two years' },
  { value: '36', label: 'Three years' },
  { value: '60', label: 'Five years' },
  { value: '120', label: 'Ten years' },
];

function Forget() {
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const forget = useMutation({
    mutationFn: () => callAnalytics('POST /api/analytics/forget', { body: {} }),
    onSuccess: async () => {
      setOpen(false);
      tell('Everything that was counted is deleted.');
      await queries.invalidateQueries({ queryKey: ANALYTICS_KEY });
    },
  });
  return (
    <Fieldset legend="Begin anew">
      <Text size="sm" c="dimmed" mb="sm">
        Deletes every number about visits. Orders, bookings, messages and accounts stay.
      </Text>
      <Button variant="default" c="red" onClick={() => setOpen(true)}>
        Delete all numbers
      </Button>
      <Modal opened={open} onClose={() => setOpen(false)} title="Delete all numbers about visits?">
        <Text mb="md">They cannot be brought back. Counting goes on from now.</Text>
        <Stack gap="xs">
          <Button color="red" loading={forget.isPending} onClick={() => forget.mutate()}>
            Delete all numbers
          </Button>
          <Button variant="default" onClick={() => setOpen(false)} data-autofocus>
            Keep them
          </Button>
        </Stack>
      </Modal>
    </Fieldset>
  );
}

function SettingsForm({ website, settings }: { website: Website; settings: AnalyticsSettings }) {
  const queries = useQueryClient();
  const stored: Stored = { version: website.version, website, settings };
  const form = useSettingsForm<Stored, Values>({
    stored,
    read,
    send: (changes, _values, version) => send(stored, changes, version),
    keep: (saved) => {
      // A refusal for an old version brings the site alone.
      const known = 'website' in saved ? saved : { ...stored, website: saved as unknown as Website };
      queries.setQueryData(websiteQuery.queryKey, known.website);
      queries.setQueryData(settingsQuery.queryKey, known.settings);
      void queries.invalidateQueries({ queryKey: ANALYTICS_KEY });
    },
    saved: 'Saved.',
  });
  const { values, errors, set } = form;
  const choices = months.some(({ value }) => value === values.keepMonths)
    ? months
    : [...months, { value: values.keepMonths, label: `${values.keepMonths} months` }];
  return (
    <Stack maw={640} gap="lg">
      <Fieldset legend="Counting">
        <Stack>
          <Switch
            label="Count visits"
            description="Visits are counted from the moment you save."
            checked={values.on}
            onChange={({ currentTarget }) => set({ on: currentTarget.checked })}
          />
          <List size="sm" c="dimmed" spacing={4}>
            <List.Item>No cookies, nothing kept in the browser, so no banner is needed for it.</List.Item>
            <List.Item>
              Visitors cannot be told: what they are counted by during a day cannot be undone and is destroyed
              at its end.
            </List.Item>
            <List.Item>Whoever’s browser asks not to be tracked is not counted, nor are programs.</List.Item>
            <List.Item>
              Every page counts, with a script of less than 1 KB for what the server cannot see.
            </List.Item>
          </List>
          <Switch
            label="Count my own visits too"
            description="Otherwise whoever is signed in to this admin is left out."
            checked={values.countOwn}
            onChange={({ currentTarget }) => set({ countOwn: currentTarget.checked })}
          />
          <Select
            label="Keep numbers for"
            description="Older ones are deleted by themselves."
            data={choices}
            value={values.keepMonths}
            onChange={(keepMonths) => keepMonths && set({ keepMonths })}
            allowDeselect={false}
            error={errors['keepMonths']}
          />
        </Stack>
      </Fieldset>
      <Fieldset legend="Weekly mail">
        <Stack>
          <Switch
            label="Send me the numbers of the week"
            description="On Monday mornings, compared with the week before."
            checked={values.weekly}
            onChange={({ currentTarget }) => set({ weekly: currentTarget.checked })}
          />
          <TextInput
            type="email"
            label="To"
            description={
              settings.weeklyUsually ? `Empty: ${settings.weeklyUsually}` : 'Empty: nobody gets it.'
            }
            placeholder={settings.weeklyUsually ?? 'you@your-site.example'}
            value={values.weeklyTo}
            error={errors['weeklyTo']}
            disabled={!values.weekly}
            onChange={({ currentTarget }) => set({ weeklyTo: currentTarget.value })}
          />
        </Stack>
      </Fieldset>
      <Forget />
      <SettingsFooter form={form} says="Counting changes as soon as you save." />
    </Stack>
  );
}

/** Whether and how visits are counted, and who is told of them. */
export function AnalyticsSettingsScreen() {
  const website = useWebsite();
  const settings = useQuery(settingsQuery);
  const query = {
    data: website.data && settings.data && { website: website.data, settings: settings.data },
    error: website.error ?? settings.error,
    refetch: () => Promise.all([website.refetch(), settings.refetch()]),
  };
  return (
    <>
      <PageHeader
        title="Analytics"
        lead="Whether visits to your site are counted, and who is told."
        back={{ to: '/admin/settings', label: 'Settings' }}
      />
      <Loaded query={query}>{(loaded) => <SettingsForm {...loaded} />}</Loaded>
    </>
  );
}

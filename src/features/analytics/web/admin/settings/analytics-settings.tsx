import { Button, Fieldset, List, Modal, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../../../lib/admin-ui/lists/loaded.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { SettingsFooter } from '../../../../../lib/admin-ui/editing/settings-footer.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import {
  type SettingsForm as Form,
  useSettingsForm,
} from '../../../../../lib/admin-ui/editing/use-settings-form.ts';
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
  // The part that may be refused goes first, so that a refusal leaves everything unchanged.
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
  { value: '6', label: '6 months' },
  { value: '12', label: '1 year' },
  { value: '24', label: '2 years' },
  { value: '36', label: '3 years' },
  { value: '60', label: '5 years' },
  { value: '120', label: '10 years' },
];

function Forget() {
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const forget = useMutation({
    mutationFn: () => callAnalytics('POST /api/analytics/forget', { body: {} }),
    onSuccess: async () => {
      setOpen(false);
      tell('Analytics data deleted.');
      await queries.invalidateQueries({ queryKey: ANALYTICS_KEY });
    },
  });
  return (
    <Fieldset legend="Start over">
      <Text size="sm" c="dimmed" mb="sm">
        Deletes all analytics data. Orders, bookings, messages and accounts are kept.
      </Text>
      <Button variant="default" c="red" onClick={() => setOpen(true)}>
        Delete analytics data
      </Button>
      <Modal opened={open} onClose={() => setOpen(false)} title="Delete all analytics data?">
        <Text mb="md">This can’t be undone. Counting continues from now.</Text>
        <Stack gap="xs">
          <Button color="red" loading={forget.isPending} onClick={() => forget.mutate()}>
            Delete analytics data
          </Button>
          <Button variant="default" onClick={() => setOpen(false)} data-autofocus>
            Cancel
          </Button>
        </Stack>
      </Modal>
    </Fieldset>
  );
}

interface WeeklyProps {
  form: Pick<Form<Values>, 'values' | 'errors' | 'set'>;
  /** The address that gets the report if none is entered. */
  usually: AnalyticsSettings['weeklyUsually'];
}

function WeeklyFields({ form: { values, errors, set }, usually }: WeeklyProps) {
  return (
    <Fieldset legend="Weekly report">
      <Stack>
        <Switch
          label="Email me a weekly report"
          description="Sent on Monday mornings, with a comparison to the week before."
          checked={values.weekly}
          onChange={({ currentTarget }) => set({ weekly: currentTarget.checked })}
        />
        <TextInput
          type="email"
          label="To"
          description={usually ? `Leave empty to use ${usually}` : 'Leave empty to send it to nobody.'}
          placeholder={usually ?? 'you@your-site.example'}
          value={values.weeklyTo}
          error={errors['weeklyTo']}
          disabled={!values.weekly}
          onChange={({ currentTarget }) => set({ weeklyTo: currentTarget.value })}
        />
      </Stack>
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
      // A refusal for an old version returns the site only.
      const known = 'website' in saved ? saved : { ...stored, website: saved as unknown as Website };
      queries.setQueryData(websiteQuery.queryKey, known.website);
      queries.setQueryData(settingsQuery.queryKey, known.settings);
      void queries.invalidateQueries({ queryKey: ANALYTICS_KEY });
    },
    saved: 'Analytics settings saved.',
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
            description="Counting starts as soon as you save."
            checked={values.on}
            onChange={({ currentTarget }) => set({ on: currentTarget.checked })}
          />
          <List size="sm" c="dimmed" spacing={4}>
            <List.Item>
              No cookies and nothing stored in the browser, so you don’t need a cookie banner.
            </List.Item>
            <List.Item>
              Visitors stay anonymous: they’re counted with a one-way code that’s destroyed at the end of each
              day.
            </List.Item>
            <List.Item>Bots, and visitors whose browser asks not to be tracked, aren’t counted.</List.Item>
            <List.Item>Works on every page with a script of less than 1 KB.</List.Item>
          </List>
          <Switch
            label="Count my own visits"
            description="By default, visits by people signed in to this admin aren’t counted."
            checked={values.countOwn}
            onChange={({ currentTarget }) => set({ countOwn: currentTarget.checked })}
          />
          <Select
            label="Keep data for"
            description="Older data is deleted automatically."
            data={choices}
            value={values.keepMonths}
            onChange={(keepMonths) => keepMonths && set({ keepMonths })}
            allowDeselect={false}
            error={errors['keepMonths']}
          />
        </Stack>
      </Fieldset>
      <WeeklyFields form={form} usually={settings.weeklyUsually} />
      <Forget />
      <SettingsFooter form={form} says="Changes apply as soon as you save." />
    </Stack>
  );
}

/** Whether and how visits are counted, and who gets reports. */
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
        lead="Choose whether visits are counted and who gets the weekly report."
        back={{ to: '/admin/settings', label: 'Settings' }}
      />
      <Loaded query={query}>{(loaded) => <SettingsForm {...loaded} />}</Loaded>
    </>
  );
}

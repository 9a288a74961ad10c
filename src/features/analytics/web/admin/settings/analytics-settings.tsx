import { Button, Fieldset, List, Modal, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Loaded } from '../../../../../lib/admin-ui/lists/loaded.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import { type Editing, useEditing } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import type { Website } from '../../../../websites/contract.ts';
import { saveSettings, useWebsite, websiteQuery } from '../../../../websites/web/index.ts';
import type { AnalyticsSettings } from '../../../contract.ts';
import { ANALYTICS_KEY, callAnalytics, settingsQuery } from '../analytics-calls.ts';

interface Draft {
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

const draftOf = ({ website, settings }: Stored): Draft => ({
  on: website.analytics,
  weekly: settings.weekly,
  weeklyTo: settings.weeklyTo ?? '',
  countOwn: settings.countOwn,
  keepMonths: String(settings.keepMonths),
});

async function send({ on, ...changes }: Partial<Draft>, stored: Stored): Promise<Stored> {
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
  if (on === undefined) return { ...stored, settings };
  try {
    const website = await saveSettings({ analytics: on }, stored.version);
    return { version: website.version, website, settings };
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'stale-version') throw error;
    // The refusal has the site only.
    const website = error.current as Website;
    const current: Stored = { version: website.version, website, settings };
    throw new CallError(error.status, error.message, { code: error.code, current });
  }
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
  editing: Pick<Editing<Stored, Draft>, 'now' | 'errors' | 'change'>;
  /** The address that gets the report if none is entered. */
  usually: AnalyticsSettings['weeklyUsually'];
}

function WeeklyFields({ editing: { now, errors, change }, usually }: WeeklyProps) {
  return (
    <Fieldset legend="Weekly report">
      <Stack>
        <Switch
          label="Email me a weekly report"
          description="Sent on Monday mornings, with a comparison to the week before."
          checked={now.weekly}
          onChange={({ currentTarget }) => change({ weekly: currentTarget.checked })}
        />
        <TextInput
          type="email"
          label="To"
          description={usually ? `Leave empty to use ${usually}` : 'Leave empty to send it to nobody.'}
          placeholder={usually ?? 'you@your-site.example'}
          value={now.weeklyTo}
          error={errors['weeklyTo']}
          disabled={!now.weekly}
          onChange={({ currentTarget }) => change({ weeklyTo: currentTarget.value })}
        />
      </Stack>
    </Fieldset>
  );
}

function SettingsForm({ website, settings }: { website: Website; settings: AnalyticsSettings }) {
  const queries = useQueryClient();
  const stored = useMemo(() => ({ version: website.version, website, settings }), [website, settings]);
  const editing = useEditing<Stored, Draft>(stored, {
    draftOf,
    send: ({ changes, stored: base }) => send(changes, base),
    keep: (saved) => {
      queries.setQueryData(websiteQuery.queryKey, saved.website);
      queries.setQueryData(settingsQuery.queryKey, saved.settings);
      void queries.invalidateQueries({ queryKey: ANALYTICS_KEY });
    },
    says: 'Analytics settings saved.',
    merges: true,
  });
  const { now, errors, change } = editing;
  const choices = months.some(({ value }) => value === now.keepMonths)
    ? months
    : [...months, { value: now.keepMonths, label: `${now.keepMonths} months` }];
  return (
    <Stack maw={640} gap="lg">
      <Fieldset legend="Counting">
        <Stack>
          <Switch
            label="Count visits"
            description="Counting starts as soon as you save."
            checked={now.on}
            onChange={({ currentTarget }) => change({ on: currentTarget.checked })}
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
            checked={now.countOwn}
            onChange={({ currentTarget }) => change({ countOwn: currentTarget.checked })}
          />
          <Select
            label="Keep data for"
            description="Older data is deleted automatically."
            data={choices}
            value={now.keepMonths}
            onChange={(keepMonths) => keepMonths && change({ keepMonths })}
            allowDeselect={false}
            error={errors['keepMonths']}
          />
        </Stack>
      </Fieldset>
      <WeeklyFields editing={editing} usually={settings.weeklyUsually} />
      <Forget />
      <EditingFooter editing={editing} says="Changes apply as soon as you save." />
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

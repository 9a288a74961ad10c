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
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { analyticsAdmin } from '../../../messages/admin/area.ts';

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

function useMonths() {
  const words = useMessages(analyticsAdmin);
  const years = [1, 2, 3, 5, 10];
  return [
    { value: '6', label: words.months({ months: 6 }) },
    ...years.map((count) => ({ value: String(count * 12), label: words.years({ count }) })),
  ];
}

function Forget() {
  const words = useMessages(analyticsAdmin);
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const forget = useMutation({
    mutationFn: () => callAnalytics('POST /api/analytics/forget', { body: {} }),
    onSuccess: async () => {
      setOpen(false);
      tell(words.analyticsDataDeleted);
      await queries.invalidateQueries({ queryKey: ANALYTICS_KEY });
    },
  });
  return (
    <Fieldset legend={words.startOver}>
      <Text size="sm" c="dimmed" mb="sm">
        {words.deletesAllAnalyticsDataOrders}
      </Text>
      <Button variant="default" c="red" onClick={() => setOpen(true)}>
        {words.deleteAnalyticsData}
      </Button>
      <Modal opened={open} onClose={() => setOpen(false)} title={words.deleteAllAnalyticsData}>
        <Text mb="md">{words.thisCantBeUndoneCounting}</Text>
        <Stack gap="xs">
          <Button color="red" loading={forget.isPending} onClick={() => forget.mutate()}>
            {words.deleteAnalyticsData}
          </Button>
          <Button variant="default" onClick={() => setOpen(false)} data-autofocus>
            {words.cancel}
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
  const words = useMessages(analyticsAdmin);
  return (
    <Fieldset legend={words.weeklyReport}>
      <Stack>
        <Switch
          label={words.emailMeAWeeklyReport}
          description={words.sentOnMondayMorningsWith}
          checked={now.weekly}
          onChange={({ currentTarget }) => change({ weekly: currentTarget.checked })}
        />
        <TextInput
          type="email"
          label={words.to}
          description={usually ? words.leaveEmptyToUse({ usually }) : words.leaveEmptyToSendIt}
          placeholder={usually ?? words.exampleAddress}
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
  const words = useMessages(analyticsAdmin);
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
    says: words.analyticsSettingsSaved,
    merges: true,
  });
  const { now, errors, change } = editing;
  const months = useMonths();
  const choices = months.some(({ value }) => value === now.keepMonths)
    ? months
    : [...months, { value: now.keepMonths, label: words.months({ months: now.keepMonths }) }];
  return (
    <Stack maw={640} gap="lg">
      <Fieldset legend={words.counting}>
        <Stack>
          <Switch
            label={words.countVisits}
            description={words.countingStartsAsSoonAs}
            checked={now.on}
            onChange={({ currentTarget }) => change({ on: currentTarget.checked })}
          />
          <List size="sm" c="dimmed" spacing={4}>
            <List.Item>{words.noCookiesAndNothingStored}</List.Item>
            <List.Item>{words.visitorsStayAnonymousTheyreCounted}</List.Item>
            <List.Item>{words.botsAndVisitorsWhoseBrowser}</List.Item>
            <List.Item>{words.worksOnEveryPageWith}</List.Item>
          </List>
          <Switch
            label={words.countMyOwnVisits}
            description={words.byDefaultVisitsByPeople}
            checked={now.countOwn}
            onChange={({ currentTarget }) => change({ countOwn: currentTarget.checked })}
          />
          <Select
            label={words.keepDataFor}
            description={words.olderDataIsDeletedAutomatically}
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
      <EditingFooter editing={editing} says={words.changesApplyAsSoonAs} />
    </Stack>
  );
}

/** Whether and how visits are counted, and who gets reports. */
export function AnalyticsSettingsScreen() {
  const words = useMessages(analyticsAdmin);
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
        title={words.analytics}
        lead={words.chooseWhetherVisitsAreCounted}
        back={{ to: '/admin/settings', label: words.settings }}
      />
      <Loaded query={query}>{(loaded) => <SettingsForm {...loaded} />}</Loaded>
    </>
  );
}

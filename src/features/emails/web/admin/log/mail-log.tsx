import { Alert, Button, Group, SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { IconMail, IconMailPause, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { ListTools } from '../../../../../lib/admin-ui/lists/list-tools.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import {
  type AddressFilter,
  useAddressFilter,
  useSettled,
} from '../../../../../lib/admin-ui/lists/use-address-filter.ts';
import { useListOptions } from '../../../../../lib/admin-ui/preferences.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { Mail } from '../../../contract.ts';
import { mailKinds } from '../../../mail-kinds.ts';
import { spokenMailKinds } from '../spoken-mail-kinds.ts';
import {
  callMails,
  type MailFilter,
  type MailStatus,
  mailsQuery,
  PAGE,
  settingsQuery,
} from '../mail-calls.ts';
import { MailRow } from './mail-row.tsx';
import { statusLabels } from './mail-status.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';

/** Shown once above the list, not on every email. */
export function NoServerNotice() {
  const words = useMessages(emailsAdmin);
  const settings = useQuery(settingsQuery).data;
  if (!settings || settings.delivers) return null;
  return (
    <Alert color="orange" icon={<IconMailPause />} title={words.noEmailServerIsSet} mb="md">
      {words.emailsWaitHereUntilAn}
    </Alert>
  );
}

/** The filter, with the search term as typed, and as it is asked for. */
function useFilter() {
  const { query, change, search } = useAddressFilter();
  const status = query.get('status') ?? '';
  const emailID = query.get('kind') ?? '';
  const q = query.get('q') ?? '';
  const settled = useSettled({ q }).q;
  const chosen: MailFilter = {
    ...(Object.hasOwn(statusLabels, status) ? { status: status as MailStatus } : {}),
    ...(mailKinds.some((kind) => kind.emailID === emailID) ? { emailID } : {}),
  };
  const filter: MailFilter = settled ? { ...chosen, q: settled } : chosen;
  return { filter, typed: q, change, search };
}

/** Emails older than the newest hundred, on request. */
function useOlder(filter: MailFilter, mails: Mail[] | undefined) {
  const [busy, setBusy] = useState(false);
  const [fetched, setFetched] = useState<{ key: string; mails: Mail[]; full: boolean } | null>(null);
  const key = JSON.stringify(filter);
  const own = fetched?.key === key ? fetched : null;
  const older = own?.mails ?? [];
  const more = async () => {
    const last = older.at(-1) ?? mails?.at(-1);
    if (!last) return;
    setBusy(true);
    try {
      const next = await callMails('GET /api/mails', { query: { limit: PAGE, ...filter, after: last._id } });
      setFetched({ key, mails: [...older, ...next], full: next.length === PAGE });
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  return { older, mayBeMore: own ? own.full : mails?.length === PAGE, busy, more };
}

interface FilterProps {
  filter: MailFilter;
  typed: string;
  change: AddressFilter['change'];
}

function Filters({ filter, typed, change }: FilterProps) {
  const words = useMessages(emailsAdmin);
  return (
    <Stack gap="sm" mb="md">
      <SegmentedControl
        data={[
          { value: '', label: words.all },
          ...Object.entries(statusLabels).map(([value, { label }]) => ({ value, label: words[label] })),
        ]}
        value={filter.status ?? ''}
        onChange={(status) => change({ status })}
        aria-label={words.filterByStatus}
        style={{ alignSelf: 'flex-start', maxWidth: '100%', overflowX: 'auto' }}
      />
      <Group gap="sm" grow preventGrowOverflow={false}>
        <TextInput
          type="search"
          aria-label={words.search}
          placeholder={words.addressOrSubject}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => change({ q: currentTarget.value })}
          miw={200}
        />
        <Select
          aria-label={words.emailType}
          placeholder={words.allTypes}
          clearable
          data={spokenMailKinds().map(({ emailID, name }) => ({ value: emailID, label: name }))}
          value={filter.emailID ?? null}
          onChange={(value) => change({ kind: value ?? '' })}
          miw={200}
        />
      </Group>
    </Stack>
  );
}

/** Sent emails, newest first, with their delivery. */
export function MailLog() {
  const words = useMessages(emailsAdmin);
  const { filter, typed, change, search } = useFilter();
  const { data, error, refetch } = useQuery({
    ...mailsQuery(filter),
    refetchInterval: 20_000,
    placeholderData: keepPreviousData,
  });
  const { older, mayBeMore, busy, more } = useOlder(filter, data);
  const list = useListOptions('emails');
  const isFiltered = Object.keys(filter).length > 0;
  const mails = [...(data ?? []), ...older];
  return (
    <>
      <PageHeader
        title={words.sentEmails}
        lead={words.everyEmailFromYourSite}
        back={{ to: '/admin/settings/email', label: words.email }}
      />
      <NoServerNotice />
      <Filters {...{ filter, typed, change }} />
      {(isFiltered || mails.length > 0) && <ListTools list={list} columns={{}} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} height={72} />}
      {mails.length > 0 && (
        <Stack component="ul" gap={list.compact ? 4 : 'xs'} p={0} m={0} style={{ listStyle: 'none' }}>
          {mails.map((mail) => (
            <MailRow key={mail._id} mail={mail} search={search} isCompact={list.compact} />
          ))}
        </Stack>
      )}
      {mails.length > 0 && mayBeMore && (
        <Button variant="default" mt="md" loading={busy} onClick={() => void more()}>
          {words.showOlderEmails}
        </Button>
      )}
      {data && mails.length === 0 && (
        <EmptyState
          icon={<IconMail size={28} />}
          title={isFiltered ? words.noEmailsFound : words.noEmailsYet}
          says={isFiltered ? words.tryChangingTheFiltersOr : words.emailsToYourCustomersSuch}
        >
          {isFiltered ? (
            <Button variant="default" onClick={() => change({ status: '', kind: '', q: '' })}>
              {words.showAllEmails}
            </Button>
          ) : (
            <Button variant="default" component="a" href="/account/forgot" target="_blank">
              {words.sendATestPasswordReset}
            </Button>
          )}
        </EmptyState>
      )}
    </>
  );
}

import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BulkButton } from '../../../../../lib/admin-ui/lists/bulk-button.tsx';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListRows } from '../../../../../lib/admin-ui/lists/list-rows.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { BulkBar, useSelection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { useShortSearch } from '../../../../../lib/admin-ui/lists/short-search.tsx';
import { adminUi } from '../../../../../lib/admin-ui/messages/admin/area.ts';
import { useListOptions } from '../../../../../lib/admin-ui/preferences.ts';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { MOST_AT_ONCE } from '../../../../../lib/work/at-once.ts';
import { redirectsAdmin } from '../../../messages/admin-redirects/area.ts';
import type { MissingAddress } from '../../../redirects-contract.ts';
import {
  addressOf,
  type MissingRow,
  missingColumns,
  MissingButtons,
  nameOfMissing,
  rowsOf,
} from './missing-rows.tsx';
import { RedirectSeveral } from './redirect-several.tsx';
import { callRedirects, mayRedirect, missingQuery, REDIRECTS_KEY } from './redirect-calls.ts';

function useIgnore() {
  const words = useMessages(redirectsAdmin);
  const queries = useQueryClient();
  return (those?: readonly MissingRow[]) =>
    callRedirects('POST /api/missing/forget', { body: those ? { addresses: those.map(addressOf) } : {} })
      .then(() => {
        const [first] = those ?? [];
        tell(
          !first
            ? words.theListIsEmpty
            : those?.length === 1
              ? words.isOffTheList({ path: first.path })
              : words.addressesOffTheList({ count: those?.length ?? 0 }),
        );
      })
      .catch(tellError)
      .then(() => queries.invalidateQueries({ queryKey: REDIRECTS_KEY }));
}

interface ListProps {
  missing: readonly MissingAddress[];
  onLead: (missing: MissingAddress) => void;
}

/** Some missing addresses: search, order, and what can be done to several. */
function Missing({ missing, onLead }: ListProps) {
  const words = useMessages(redirectsAdmin);
  const { sortBy } = useMessages(adminUi);
  const [isLatest, setLatest] = useState(false);
  const [led, setLed] = useState<readonly MissingRow[] | null>(null);
  const ignore = useIgnore();
  // The lists of this screen have the same row height; here all columns are shown.
  const list = { ...useListOptions('redirects'), shows: () => true };
  const rows = rowsOf(missing);
  const { found, search } = useShortSearch({
    rows: isLatest ? rows.toSorted((one, other) => other.lastAt.localeCompare(one.lastAt)) : rows,
    textsOf: ({ path, referrer, subdomain }) => [path, referrer, subdomain],
    label: words.pagesNotFound,
  });
  const selection = useSelection(found, may('pages', 'write'));
  const isTooMany = selection.rows.length > MOST_AT_ONCE;
  return (
    <div>
      {search && (
        <Group align="flex-start" gap="sm" mb="sm">
          <div style={{ flex: '3 1 14rem' }}>{search}</div>
          <NativeSelect
            style={{ flex: '1 0 9rem' }}
            aria-label={sortBy}
            data={[
              { value: '', label: words.mostVisits },
              { value: 'latest', label: words.latestVisit },
            ]}
            value={isLatest ? 'latest' : ''}
            onChange={({ currentTarget }) => setLatest(currentTarget.value !== '')}
          />
        </Group>
      )}
      {found.length > 0 && (
        <ListRows
          list={list}
          label={words.pagesNotFound}
          rows={found}
          selection={selection}
          nameOf={nameOfMissing}
          first={{ label: words.address, cell: nameOfMissing }}
          columns={missingColumns(words)}
          renderActions={(row) => (
            <MissingButtons
              row={row}
              onLead={mayRedirect() ? () => onLead(row) : undefined}
              onIgnore={() => void ignore([row])}
            />
          )}
        />
      )}
      <BulkBar selection={selection} limit={MOST_AT_ONCE}>
        {mayRedirect() && (
          <BulkButton
            label={words.addRedirects}
            isDisabled={isTooMany}
            onClick={() => setLed(selection.rows)}
          />
        )}
        <BulkButton
          label={words.ignore}
          isDisabled={isTooMany}
          onClick={() => void ignore(selection.rows).then(() => selection.setAll(false))}
        />
      </BulkBar>
      {led && <RedirectSeveral addresses={led} onClose={() => setLed(null)} />}
    </div>
  );
}

interface Props {
  onLead: (missing: MissingAddress) => void;
}

/** Missing addresses that visitors requested, to be redirected or ignored. */
export function MissingList({ onLead }: Props) {
  const words = useMessages(redirectsAdmin);
  const { data, error, refetch } = useQuery(missingQuery);
  const ignore = useIgnore();
  return (
    <Stack gap="sm" component="section" aria-labelledby="missing">
      <Group justify="space-between">
        <Title order={2} size="h3" id="missing">
          {words.pagesNotFound}
        </Title>
        {data && data.length > 0 && may('pages', 'write') && (
          <Button variant="subtle" size="compact-sm" onClick={() => void ignore()}>
            {words.clearList}
          </Button>
        )}
      </Group>
      <Text c="dimmed" size="sm">
        {words.addressesThatVisitorsOpenedAnd}
      </Text>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconMoodSmile size={28} />}
          title={words.noMissingPages}
          says={words.whenVisitorsFollowALink}
        />
      )}
      {data && data.length > 0 && <Missing missing={data} onLead={onLead} />}
    </Stack>
  );
}

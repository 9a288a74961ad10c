import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { deleteWithUndo } from '../../../../../lib/admin-ui/editing/deferred-deletion.ts';
import { BulkButton } from '../../../../../lib/admin-ui/lists/bulk-button.tsx';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListFilters, optionsOf } from '../../../../../lib/admin-ui/lists/list-filters.tsx';
import { labelsOf, ListRows } from '../../../../../lib/admin-ui/lists/list-rows.tsx';
import { ListTools } from '../../../../../lib/admin-ui/lists/list-tools.tsx';
import { BulkBar, useSelection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { ShowMore, usePart } from '../../../../../lib/admin-ui/lists/show-more.tsx';
import { useListFilter } from '../../../../../lib/admin-ui/lists/use-list-filter.ts';
import { adminUi } from '../../../../../lib/admin-ui/messages/admin/area.ts';
import { useIsNarrow } from '../../../../../lib/admin-ui/narrow.ts';
import { useListOptions } from '../../../../../lib/admin-ui/preferences.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { MOST_AT_ONCE } from '../../../../../lib/work/at-once.ts';
import { redirectsAdmin } from '../../../messages/admin-redirects/area.ts';
import type { Redirect } from '../../../redirects-contract.ts';
import { callRedirects, mayRedirect, REDIRECTS_KEY } from './redirect-calls.ts';
import { filteredRedirects, redirectChoices } from './redirect-filter.ts';
import { nameOfRedirect, RedirectActions, redirectColumns } from './redirect-rows.tsx';

function useRemove() {
  const words = useMessages(redirectsAdmin);
  const queries = useQueryClient();
  return (those: readonly Redirect[]) => {
    const ids = those.map(({ _id }) => _id);
    deleteWithUndo({
      ids,
      says:
        those.length === 1
          ? words.leadsNowhereNow({ from: those[0]?.from ?? '' })
          : words.redirectsDeleted({ count: those.length }),
      remove: () => callRedirects('POST /api/redirects/delete', { body: { redirects: ids } }),
      reload: () => queries.invalidateQueries({ queryKey: REDIRECTS_KEY }),
    });
  };
}

interface Props {
  redirects: readonly Redirect[];
  onEdit: (redirect: Redirect) => void;
}

/** The redirects of a site that has some, with search, views and bulk actions. */
export function RedirectList({ redirects, onEdit }: Props) {
  const words = useMessages(redirectsAdmin);
  const { sortBy, newestFirst } = useMessages(adminUi);
  const { filter, change, clear } = useListFilter(redirectChoices);
  const found = filteredRedirects(redirects, filter);
  const { part, more } = usePart(found);
  const selection = useSelection(part, mayRedirect());
  const remove = useRemove();
  const list = useListOptions('redirects');
  const columns = redirectColumns(words);
  return (
    <div>
      <ListFilters
        {...{ filter, change }}
        label={words.searchRedirects}
        placeholder={words.addressOrPage}
        choices={[
          { name: 'target', label: words.target, options: optionsOf(redirectChoices.target, words) },
          {
            name: 'sort',
            label: sortBy,
            options: optionsOf(redirectChoices.sort, { ...words, newest: newestFirst }),
          },
        ]}
      />
      <ListTools
        list={list}
        columns={labelsOf(columns)}
        isNarrow={useIsNarrow()}
        unfiltered={words.allRedirects}
      />
      {part.length > 0 ? (
        <ListRows
          {...{ list, columns }}
          rows={part}
          label={words.redirects}
          selection={selection}
          nameOf={nameOfRedirect}
          first={{ label: words.from, cell: nameOfRedirect }}
          renderActions={(redirect) => (
            <RedirectActions
              redirect={redirect}
              onEdit={() => onEdit(redirect)}
              onRemove={() => remove([redirect])}
            />
          )}
        />
      ) : (
        <EmptyState
          icon={<IconSearch size={28} />}
          title={words.noRedirectsFound}
          says={words.tryAnotherAddress}
        >
          <Button variant="default" onClick={clear}>
            {words.showAllRedirects}
          </Button>
        </EmptyState>
      )}
      <ShowMore {...more} />
      <BulkBar selection={selection} limit={MOST_AT_ONCE}>
        <BulkButton
          isRed
          isDisabled={selection.rows.length > MOST_AT_ONCE}
          label={words.delete}
          onClick={() => {
            remove(selection.rows);
            selection.setAll(false);
          }}
        />
      </BulkBar>
    </div>
  );
}

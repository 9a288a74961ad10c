import { Button } from '@mantine/core';
import { IconForms, IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRemaining } from '../../../../../lib/admin-ui/editing/deferred-deletion.ts';
import { BulkButton } from '../../../../../lib/admin-ui/lists/bulk-button.tsx';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListFilters, optionsOf } from '../../../../../lib/admin-ui/lists/list-filters.tsx';
import { labelsOf, ListRows } from '../../../../../lib/admin-ui/lists/list-rows.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { ListTools } from '../../../../../lib/admin-ui/lists/list-tools.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { BulkBar, useSelection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { useListFilter } from '../../../../../lib/admin-ui/lists/use-list-filter.ts';
import { adminUi } from '../../../../../lib/admin-ui/messages/admin/area.ts';
import { useIsNarrow } from '../../../../../lib/admin-ui/narrow.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { useListOptions } from '../../../../../lib/admin-ui/preferences.ts';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { MOST_AT_ONCE } from '../../../../../lib/work/at-once.ts';
import type { Form } from '../../../contract.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';
import { formsQuery } from '../form-calls.ts';
import { DeleteUsedForms } from '../form-uses.tsx';
import { filteredForms, formChoices } from './form-filter.ts';
import { formColumns, FormMenu, nameColumn } from './form-rows.tsx';
import { useFormActions } from './use-form-actions.ts';

/** The forms that the filter leaves, with their bulk actions. */
function FilteredForms({ forms }: { forms: readonly Form[] }) {
  const words = useMessages(formsAdmin);
  const { sortBy, newestFirst } = useMessages(adminUi);
  const { filter, change, clear } = useListFilter(formChoices);
  const shown = filteredForms(forms, filter);
  const selection = useSelection(shown, may('forms', 'write'));
  const list = useListOptions('forms');
  const columns = formColumns(words);
  const { copy, remove } = useFormActions();
  const [asked, setAsked] = useState<readonly Form[] | null>(null);
  /** Forms that visitors still see are deleted after a question. */
  const askToRemove = (those: readonly Form[]) =>
    those.some(({ uses }) => uses?.length) ? setAsked(those) : remove(those);
  return (
    <>
      <ListFilters
        {...{ filter, change }}
        label={words.searchForms}
        placeholder={words.nameOrPage}
        choices={[
          { name: 'kind', label: words.kind, options: optionsOf(formChoices.kind, words) },
          {
            name: 'sort',
            label: sortBy,
            options: optionsOf(formChoices.sort, { ...words, newest: newestFirst }),
          },
        ]}
      />
      <ListTools
        list={list}
        columns={labelsOf(columns)}
        isNarrow={useIsNarrow()}
        unfiltered={words.allForms}
      />
      {shown.length > 0 ? (
        <ListRows
          {...{ list, columns }}
          rows={shown}
          label={words.forms}
          selection={selection}
          nameOf={({ name }) => name}
          first={nameColumn(words)}
          renderActions={(form) => (
            <FormMenu form={form} onCopy={() => copy(form)} onRemove={() => askToRemove([form])} />
          )}
        />
      ) : (
        <EmptyState
          icon={<IconSearch size={28} />}
          title={words.noFormsFound}
          says={words.tryAnotherNameOrType}
        >
          <Button variant="default" onClick={clear}>
            {words.showAllForms}
          </Button>
        </EmptyState>
      )}
      <BulkBar selection={selection} limit={MOST_AT_ONCE}>
        <BulkButton
          isRed
          isDisabled={selection.rows.length > MOST_AT_ONCE}
          label={words.delete}
          onClick={() => askToRemove(selection.rows)}
        />
      </BulkBar>
      {asked && (
        <DeleteUsedForms forms={asked} onDelete={() => remove(asked)} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

/** The site's forms. */
export function FormList() {
  const words = useMessages(formsAdmin);
  const { data, error, refetch } = useQuery(formsQuery);
  const forms = useRemaining(data);
  const make = may('forms', 'write') && (
    <Button component={Link} to="/admin/forms/new" leftSection={<IconPlus size={16} />}>
      {words.newForm}
    </Button>
  );
  return (
    <>
      <PageHeader title={words.forms} lead={words.collectMessagesRequestsAndSign}>
        {make}
      </PageHeader>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} height={66} />}
      {forms && forms.length > 0 && <FilteredForms forms={forms} />}
      {forms?.length === 0 && (
        <EmptyState
          icon={<IconForms size={28} />}
          title={words.noFormsYet}
          says={words.createAFormSoVisitors}
        >
          {make}
        </EmptyState>
      )}
    </>
  );
}

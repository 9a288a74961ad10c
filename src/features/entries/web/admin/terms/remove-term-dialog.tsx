import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { Term } from '../../../entry-shapes.ts';
import { callEntries, CONTENT_KEY, typesQuery } from '../entry-calls.ts';
import { mergeTerms } from './merge-terms.ts';
import { termLabels } from './term-labels.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

interface Props {
  term: Term;
  /** All of its kind. */
  all: readonly Term[];
  /** Whether it is merged into another one; otherwise it is deleted alone. */
  isMerge: boolean;
  onClose: () => void;
}

/** What becomes of the entries that have it. */
function sayMerge({ name, entries: count }: Term, into: Term | undefined): string {
  const words = messagesNow(entrySettingsAdmin);
  if (count === 0) return words.hasNoEntriesItWill({ name });
  const number = String(count);
  return into
    ? words.willHaveTheOther({ count, number, name, into: into.name })
    : words.willHaveTheOneYouChoose({ count, number, name });
}

function sayDelete({ kind, entries: count }: Term, hasBelow: boolean): string {
  const words = messagesNow(entrySettingsAdmin);
  return [
    count === 0 ? words.noEntryHasIt : words.losesThis({ kind, count, number: String(count) }),
    hasBelow && words.categoriesWithinItMoveUp,
    words.itsPageWillNoLonger,
    words.thisCantBeUndone,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Deletes a category, tag or author, or merges it into another, and says what that does to entries. */
export function RemoveTermDialog({ term, all, isMerge, onClose }: Props) {
  const words = useMessages(entrySettingsAdmin);
  const queries = useQueryClient();
  const types = useQuery(typesQuery).data ?? [];
  const [into, setInto] = useState<string | null>(null);
  const { kind } = term;
  const target = all.find(({ _id }) => _id === into);
  const hasBelow = all.some(({ parent }) => parent === term._id);
  const remove = useMutation({
    mutationFn: () =>
      into === null
        ? callEntries('DELETE /api/entry-terms/{id}', { params: { id: term._id } })
        : mergeTerms(
            term,
            into,
            types.filter(({ _id }) => term.type === null || _id === term.type),
          ),
    meta: { quiet: true },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: CONTENT_KEY });
      tell(
        target
          ? words.mergedInto({ name: term.name, into: target.name })
          : words.deleted({ name: term.name }),
      );
      onClose();
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title={
        isMerge ? words.mergeIntoAnother({ name: term.name, kind }) : words.deleteTerm({ name: term.name })
      }
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Stack>
        {isMerge ? (
          <>
            <Select
              label={termLabels(kind).plural}
              placeholder={words.chooseATerm({ kind })}
              searchable
              nothingFoundMessage={words.noResultsFound}
              data={all
                .filter(({ _id }) => _id !== term._id)
                .map(({ _id, name }) => ({ value: _id, label: name }))}
              value={into}
              onChange={setInto}
              data-autofocus
            />
            <Text size="sm">{`${sayMerge(term, target)} ${words.thisCantBeUndone}`}</Text>
          </>
        ) : (
          <Text size="sm">{sayDelete(term, hasBelow)}</Text>
        )}
        {remove.error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {sentenceOf(remove.error)}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} {...(isMerge ? {} : { 'data-autofocus': true })}>
            {words.cancel}
          </Button>
          <Button
            color={isMerge ? undefined : 'red'}
            disabled={isMerge && !target}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {isMerge ? words.mergeTerms({ kind }) : words.deleteThis({ kind })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

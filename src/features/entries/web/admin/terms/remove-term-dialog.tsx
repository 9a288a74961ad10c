import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { Term } from '../../../entry-shapes.ts';
import { callEntries, CONTENT_KEY, typesQuery } from '../entry-calls.ts';
import { mergeTerms } from './merge-terms.ts';
import { entriesInWords, termLabels } from './term-labels.ts';

interface Props {
  term: Term;
  /** All of its kind. */
  all: readonly Term[];
  /** Whether it is merged into another one; otherwise it is deleted alone. */
  isMerge: boolean;
  onClose: () => void;
}

/** What becomes of the entries that have it. */
function consequence(term: Term, into: Term | undefined, isMerge: boolean): string {
  const { name, entries, kind } = term;
  const count = entriesInWords(entries);
  if (isMerge)
    return entries === 0
      ? `“${name}” has no entries. It will be deleted.`
      : `${count} with “${name}” will have ${into ? `“${into.name}”` : 'the one you choose'} instead. “${name}” will be deleted.`;
  if (entries === 0) return 'No entry has it.';
  return `${count} ${entries === 1 ? 'keeps its text and loses' : 'keep their text and lose'} this ${termLabels[kind].name}.`;
}

/** Deletes a category, tag or author, or merges it into another, and says what that does to entries. */
export function RemoveTermDialog({ term, all, isMerge, onClose }: Props) {
  const queries = useQueryClient();
  const types = useQuery(typesQuery).data ?? [];
  const [into, setInto] = useState<string | null>(null);
  const { name: noun, plural } = termLabels[term.kind];
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
      tell(target ? `“${term.name}” merged into “${target.name}”.` : `“${term.name}” deleted.`);
      onClose();
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title={isMerge ? `Merge “${term.name}” into another ${noun}` : `Delete “${term.name}”?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        {isMerge ? (
          <>
            <Select
              label={plural}
              placeholder={`Choose a ${noun === 'author' ? 'person' : noun}`}
              searchable
              nothingFoundMessage="No results found"
              data={all
                .filter(({ _id }) => _id !== term._id)
                .map(({ _id, name }) => ({ value: _id, label: name }))}
              value={into}
              onChange={setInto}
              data-autofocus
            />
            <Text size="sm">{consequence(term, target, true)} This can’t be undone.</Text>
          </>
        ) : (
          <Text size="sm">
            {consequence(term, undefined, false)} {hasBelow && 'Categories within it move up. '}
            Its page will no longer exist. This can’t be undone.
          </Text>
        )}
        {remove.error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {sentenceOf(remove.error)}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} {...(isMerge ? {} : { 'data-autofocus': true })}>
            Cancel
          </Button>
          <Button
            color={isMerge ? undefined : 'red'}
            disabled={isMerge && !target}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {isMerge ? `Merge ${plural.toLowerCase()}` : `Delete ${noun}`}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

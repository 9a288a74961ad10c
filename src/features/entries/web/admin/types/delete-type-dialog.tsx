import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { ContentType } from '../../../entry-shapes.ts';
import { callEntries, CONTENT_KEY, typesQuery } from '../entry-calls.ts';
import { countOf, inSentence } from '../type-labels.ts';

interface Move {
  type: ContentType;
  others: readonly ContentType[];
  value: string | null;
  onChange: (id: string | null) => void;
}

/** All entries of a type in words. Entries in the trash move with the others. */
const allOf = (type: ContentType): string =>
  countOf(type, type.entries + type.trashed) +
  (type.trashed > 0 ? ` (${type.trashed.toLocaleString('en-GB')} in the trash)` : '');

/** Where the entries go. */
function MoveTo({ type, others, value, onChange }: Move) {
  if (others.length === 0)
    return (
      <Text size="sm">
        It has {allOf(type)}. Delete them permanently first, or add another content type that they can move
        to.
      </Text>
    );
  return (
    <>
      <Text size="sm">
        {allOf(type)} will move to another content type, with new addresses. Their categories, tags and the
        values of fields that it doesn’t have won’t be shown any more.
      </Text>
      <Select
        label="Move to"
        placeholder="Choose a content type"
        data={others.map(({ _id, plural, page }) => ({ value: _id, label: `${plural} (/${page.slug})` }))}
        value={value}
        onChange={onChange}
        data-autofocus
      />
    </>
  );
}

/** Deletes a content type. Its entries, if any, must move to another one first. */
export function DeleteTypeDialog({ type, onClose }: { type: ContentType; onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const others = useQuery(typesQuery).data?.filter(({ _id }) => _id !== type._id) ?? [];
  const [moveTo, setMoveTo] = useState<string | null>(null);
  const isUsed = type.entries + type.trashed > 0;
  const isStuck = isUsed && others.length === 0;
  const remove = useMutation({
    mutationFn: () =>
      callEntries('DELETE /api/content-types/{id}', {
        params: { id: type._id },
        query: moveTo === null ? {} : { moveTo },
      }),
    meta: { quiet: true },
    onSuccess: async () => {
      await navigate('/admin/content');
      await queries.invalidateQueries({ queryKey: CONTENT_KEY });
      tell(`“${type.plural}” deleted.`);
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title={`Delete the content type “${type.plural}”?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        {isUsed && <MoveTo {...{ type, others }} value={moveTo} onChange={setMoveTo} />}
        {!isUsed && <Text size="sm">It has no entries.</Text>}
        {!isStuck && (
          <Text size="sm">
            The page “{type.page.name}” stays among your pages, without the list of {inSentence(type.plural)}.
            This can’t be undone.
          </Text>
        )}
        {remove.error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {sentenceOf(remove.error)}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} {...(isUsed ? {} : { 'data-autofocus': true })}>
            {isStuck ? 'Close' : 'Cancel'}
          </Button>
          {!isStuck && (
            <Button
              color="red"
              disabled={isUsed && moveTo === null}
              loading={remove.isPending}
              onClick={() => remove.mutate()}
            >
              Delete content type
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

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
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

interface Move {
  type: ContentType;
  others: readonly ContentType[];
  value: string | null;
  onChange: (id: string | null) => void;
}

/** All entries of a type in words. Entries in the trash move with the others. */
function allOf(type: ContentType): string {
  const entries = countOf(type, type.entries + type.trashed);
  return type.trashed > 0
    ? messagesNow(entryTypesAdmin).withThoseInTheTrash({ entries, count: type.trashed })
    : entries;
}

/** Where the entries go. */
function MoveTo({ type, others, value, onChange }: Move) {
  const words = useMessages(entryTypesAdmin);
  if (others.length === 0)
    return <Text size="sm">{words.itHasDeleteThemPermanently({ entries: allOf(type) })}</Text>;
  return (
    <>
      <Text size="sm">{words.willMoveToAnotherContent({ entries: allOf(type) })}</Text>
      <Select
        label={words.moveTo}
        placeholder={words.chooseAContentType}
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
  const words = useMessages(entryTypesAdmin);
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
      tell(words.deleted({ plural: type.plural }));
    },
  });
  return (
    <Dialog
      onClose={onClose}
      title={words.deleteTheContentType({ plural: type.plural })}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Stack>
        {isUsed && <MoveTo {...{ type, others }} value={moveTo} onChange={setMoveTo} />}
        {!isUsed && <Text size="sm">{words.itHasNoEntries}</Text>}
        {!isStuck && (
          <Text size="sm">
            {words.thePageStaysAmongYour({ name: type.page.name, plural: inSentence(type.plural) })}
          </Text>
        )}
        {remove.error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {sentenceOf(remove.error)}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} {...(isUsed ? {} : { 'data-autofocus': true })}>
            {isStuck ? words.close : words.cancel}
          </Button>
          {!isStuck && (
            <Button
              color="red"
              disabled={isUsed && moveTo === null}
              loading={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {words.deleteContentType}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

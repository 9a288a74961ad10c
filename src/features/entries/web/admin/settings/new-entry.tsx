import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { holdTyping, takeTyping } from '../../../../../lib/admin-ui/rich-text/type-ahead.ts';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { newBlockId } from '../../../../../lib/content/block-tree.ts';
import { emptyRichText } from '../../../../../lib/content/rich-text.ts';
import { CallError } from '../../../../../lib/http/client.ts';
import { fieldsOf, sentenceOf } from '../../../../../lib/ui/sentences.ts';
import type { ContentType } from '../../../entry-shapes.ts';
import { callEntries, CONTENT_KEY, typePath, writePath } from '../entry-calls.ts';
import { TypeFrame } from '../types/type-frame.tsx';
import { inSentence } from '../type-labels.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

/** Starts with the title, from which the address follows; Enter goes on to the text. */
function NewTitle({ type }: { type: ContentType }) {
  const words = useMessages(entrySettingsAdmin);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const noun = inSentence(type.name);
  const add = useMutation({
    mutationFn: () =>
      callEntries('POST /api/entries', {
        body: {
          type: type._id,
          name,
          blocks: [{ type: 'richText', props: { id: newBlockId(), text: emptyRichText } }],
        },
      }),
    meta: { quiet: true },
    onError: takeTyping,
    onSuccess: async ({ _id }) => {
      void queries.invalidateQueries({ queryKey: CONTENT_KEY });
      await navigate(writePath(_id), { replace: true });
    },
  });
  const problem =
    add.error && ((add.error instanceof CallError && fieldsOf(add.error)['name']) || sentenceOf(add.error));
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!add.isPending) add.mutate();
  };
  return (
    <>
      <PageHeader
        title={words.newEntry({ name: noun })}
        lead={words.itStaysADraftThat}
        back={{ to: typePath(type), label: type.page.name }}
      />
      <form onSubmit={submit} noValidate>
        <Stack maw={720}>
          <Textarea
            label={words.title}
            description={words.pressEnterToContinueWith}
            autosize
            minRows={1}
            size="lg"
            maxLength={200}
            autoFocus
            data-first-focus
            value={name}
            error={problem}
            onChange={({ currentTarget }) => setName(currentTarget.value.replaceAll('\n', ' '))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              // Writers don’t wait for the screen with the text.
              if (!add.isPending) holdTyping(event.currentTarget);
              submit();
            }}
          />
          <Text size="sm" c="dimmed">
            {words.youChooseTheAddressImage}
          </Text>
          <Button type="submit" loading={add.isPending} style={{ alignSelf: 'flex-start' }}>
            {words.startWriting}
          </Button>
        </Stack>
      </form>
    </>
  );
}

/** A new entry of a type. */
export function NewEntry() {
  const { type = '' } = useParams();
  return <TypeFrame id={type}>{(found) => <NewTitle type={found} />}</TypeFrame>;
}

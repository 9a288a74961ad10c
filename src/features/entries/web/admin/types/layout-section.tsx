import { Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { Section } from '../../../../../lib/admin-ui/section.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { ContentType } from '../../../entry-shapes.ts';
import { callEntries, callPages, CONTENT_KEY, layoutPath } from '../entry-calls.ts';
import { inSentence } from '../type-labels.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryTypesAdmin } from '../../../messages/admin-types/area.ts';

function useLayoutActions({ _id, plural }: ContentType) {
  const words = useMessages(entryTypesAdmin);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: CONTENT_KEY });
  const work = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onError: tellError,
    onSettled: refresh,
  });
  const start = () =>
    work.mutate(async () => {
      const made = await callEntries('POST /api/content-types/{id}/layout', { params: { id: _id } });
      if (made.layout) await navigate(layoutPath(made.layout));
    });
  const publish = (id: string) =>
    work.mutate(() => callPages('POST /api/page/{id}/publish', { params: { id }, body: {} }));
  const ask = (id: string) =>
    modals.openConfirmModal({
      title: words.useTheStandardLayout,
      children: <Text size="sm">{words.allChangeImmediatelyYourLayout({ plural: inSentence(plural) })}</Text>,
      labels: { confirm: words.useStandardLayout, cancel: words.cancel },
      onConfirm: () =>
        work.mutate(async () => {
          await callPages('POST /api/page/{id}/unpublish', { params: { id }, body: {} });
          offerUndo({ says: words.theStandardLayoutIsBack, undo: () => publish(id) });
        }),
    });
  const askToDelete = (id: string) =>
    modals.openConfirmModal({
      title: words.deleteThisLayout,
      children: <Text size="sm">{words.itsDraftAndVersionsAre}</Text>,
      labels: { confirm: words.deleteLayout, cancel: words.cancel },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        work.mutate(async () => {
          await callPages('DELETE /api/page/{id}', { params: { id } });
          tell(words.layoutDeleted);
        }),
    });
  return { isBusy: work.isPending, start, ask, askToDelete, open: (path: string) => void navigate(path) };
}

/** How the entries of a type are laid out: in the standard way, or in the owner’s. */
export function LayoutSection({ type }: { type: ContentType }) {
  const words = useMessages(entryTypesAdmin);
  const { layout, plural } = type;
  const { isBusy, start, ask, askToDelete, open } = useLayoutActions(type);
  return (
    <Section title={words.layout} says={words.arrangeTheTitleImageFields({ plural: inSentence(plural) })}>
      <Text size="sm">
        {!layout && words.yourUseTheStandardLayout({ plural: inSentence(plural) })}
        {layout?.published === true && words.yourUseYourOwnLayout({ plural: inSentence(plural) })}
        {layout?.published === false && words.youHaveADraftOf}
      </Text>
      <Group gap="xs">
        {layout ? (
          <Button variant="default" onClick={() => open(layoutPath(layout))}>
            {words.editLayout}
          </Button>
        ) : (
          <Button variant="default" loading={isBusy} onClick={start}>
            {words.customiseLayout}
          </Button>
        )}
        {layout?.published === true && (
          <Button variant="subtle" loading={isBusy} onClick={() => ask(layout._id)}>
            {words.useStandardLayout}
          </Button>
        )}
        {layout?.published === false && (
          <Button
            variant="subtle"
            c="var(--mantine-color-error)"
            loading={isBusy}
            onClick={() => askToDelete(layout._id)}
          >
            {words.deleteLayout}
          </Button>
        )}
      </Group>
    </Section>
  );
}

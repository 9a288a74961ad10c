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

function useLayoutActions({ _id, plural }: ContentType) {
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
      title: 'Use the standard layout?',
      children: (
        <Text size="sm">
          All {inSentence(plural)} change immediately. Your layout is kept as a draft, so you can publish it
          again.
        </Text>
      ),
      labels: { confirm: 'Use standard layout', cancel: 'Cancel' },
      onConfirm: () =>
        work.mutate(async () => {
          await callPages('POST /api/page/{id}/unpublish', { params: { id }, body: {} });
          offerUndo({ says: 'The standard layout is back.', undo: () => publish(id) });
        }),
    });
  const askToDelete = (id: string) =>
    modals.openConfirmModal({
      title: 'Delete this layout?',
      children: <Text size="sm">Its draft and versions are deleted. Visitors see no change.</Text>,
      labels: { confirm: 'Delete layout', cancel: 'Cancel' },
      confirmProps: { color: 'red' },
      onConfirm: () =>
        work.mutate(async () => {
          await callPages('DELETE /api/page/{id}', { params: { id } });
          tell('Layout deleted.');
        }),
    });
  return { isBusy: work.isPending, start, ask, askToDelete, open: (path: string) => void navigate(path) };
}

/** How the entries of a type are laid out: in the standard way, or in the owner’s. */
export function LayoutSection({ type }: { type: ContentType }) {
  const { layout, plural } = type;
  const { isBusy, start, ask, askToDelete, open } = useLayoutActions(type);
  return (
    <Section
      title="Layout"
      says={`Arrange the title, image, fields and text of your ${inSentence(plural)} with blocks. One layout is used for all of them.`}
    >
      <Text size="sm">
        {!layout && `Your ${inSentence(plural)} use the standard layout.`}
        {layout?.published === true && `Your ${inSentence(plural)} use your own layout.`}
        {layout?.published === false &&
          'You have a draft of a layout. Visitors see the standard layout until you publish it.'}
      </Text>
      <Group gap="xs">
        {layout ? (
          <Button variant="default" onClick={() => open(layoutPath(layout))}>
            Edit layout
          </Button>
        ) : (
          <Button variant="default" loading={isBusy} onClick={start}>
            Customise layout
          </Button>
        )}
        {layout?.published === true && (
          <Button variant="subtle" loading={isBusy} onClick={() => ask(layout._id)}>
            Use standard layout
          </Button>
        )}
        {layout?.published === false && (
          <Button
            variant="subtle"
            c="var(--mantine-color-error)"
            loading={isBusy}
            onClick={() => askToDelete(layout._id)}
          >
            Delete layout
          </Button>
        )}
      </Group>
    </Section>
  );
}

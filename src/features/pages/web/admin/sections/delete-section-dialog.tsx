import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { Section } from '../../../sections-contract.ts';
import { callSections, SECTIONS_KEY } from './section-calls.ts';
import { SectionUses } from './section-settings.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { sectionsAdmin } from '../../../messages/admin-sections/area.ts';

/** Shows where a section is used before it is deleted. Pages keep its content as their own blocks. */
export function DeleteSectionDialog({ section, onClose }: { section: Section; onClose: () => void }) {
  const words = useMessages(sectionsAdmin);
  const { _id: id, name, uses } = section;
  const queries = useQueryClient();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const used = uses.length > 0;
  const remove = async () => {
    setBusy(true);
    try {
      await callSections('DELETE /api/section/{id}', {
        params: { id },
        query: used ? { detach: 'true' } : {},
      });
      await queries.invalidateQueries({ queryKey: SECTIONS_KEY });
      tell(words.deleted({ name }));
      onClose();
    } catch (error) {
      setProblem(tellError(error));
      setBusy(false);
      void queries.invalidateQueries({ queryKey: SECTIONS_KEY });
    }
  };
  return (
    <Dialog
      onClose={onClose}
      title={words.deleteSection({ name })}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Stack>
        {used ? (
          <>
            <Text size="sm">{words.itsUsedOnThereIt({ count: uses.length })}</Text>
            <SectionUses uses={uses} />
          </>
        ) : (
          <Text size="sm">{words.itIsntUsedOnAny}</Text>
        )}
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {problem}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {words.keepIt}
          </Button>
          <Button color="red" loading={busy} onClick={() => void remove()}>
            {used ? words.detachEverywhereAndDelete : words.delete}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

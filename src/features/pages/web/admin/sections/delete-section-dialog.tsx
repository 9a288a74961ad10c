import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { Section } from '../../../sections-contract.ts';
import { callSections, pagesInWords, SECTIONS_KEY } from './section-calls.ts';
import { SectionUses } from './section-settings.tsx';

/** Shows where a section is used before it is deleted. Pages keep its content as their own blocks. */
export function DeleteSectionDialog({ section, onClose }: { section: Section; onClose: () => void }) {
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
      tell(`“${name}” deleted.`);
      onClose();
    } catch (error) {
      setProblem(tellError(error));
      setBusy(false);
      void queries.invalidateQueries({ queryKey: SECTIONS_KEY });
    }
  };
  return (
    <Dialog onClose={onClose} title={`Delete “${name}”?`} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        {used ? (
          <>
            <Text size="sm">
              It’s used on {pagesInWords(uses.length)}. There it becomes ordinary blocks: visitors see no
              change, and each page is edited separately from then on. This can’t be undone.
            </Text>
            <SectionUses uses={uses} />
          </>
        ) : (
          <Text size="sm">It isn’t used on any page. This can’t be undone.</Text>
        )}
        {problem && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {problem}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Keep it
          </Button>
          <Button color="red" loading={busy} onClick={() => void remove()}>
            {used ? 'Detach everywhere and delete' : 'Delete'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

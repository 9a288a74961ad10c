import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { Section } from '../../../sections-contract.ts';
import { callPages } from '../page-calls.ts';
import { SECTIONS_KEY } from './section-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { sectionsAdmin } from '../../../messages/admin-sections/area.ts';

/** A new name takes effect immediately, because only the owner sees it. */
export function RenameSectionDialog({ section, onClose }: { section: Section; onClose: () => void }) {
  const words = useMessages(sectionsAdmin);
  const queries = useQueryClient();
  const [name, setName] = useState(section.name);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { _id: id, version } = section;
      await callPages('PUT /api/page/{id}', { params: { id }, body: { name, version } });
      await queries.invalidateQueries({ queryKey: SECTIONS_KEY });
      tell(words.renamedTo({ name }));
      onClose();
    } catch (error) {
      setProblem(tellError(error));
      setBusy(false);
    }
  };
  return (
    <Dialog onClose={onClose} title={words.renameTheSection} closeButtonProps={{ 'aria-label': words.close }}>
      <form onSubmit={(event) => void rename(event)}>
        <Stack>
          <TextInput
            label={words.name}
            description={words.onlyYouSeeIt}
            data-autofocus
            required
            maxLength={200}
            value={name}
            error={problem}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" loading={busy} disabled={name.trim() === ''}>
              {words.rename}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

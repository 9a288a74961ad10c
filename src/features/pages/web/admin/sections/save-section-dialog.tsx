import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { Section } from '../../../sections-contract.ts';
import { indexOf } from '../canvas/block-index.ts';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { summaryOf } from '../edit/blocks/block-places.ts';
import { useEditor } from '../edit/editor-context.ts';
import { asSection, placeSection } from './place-section.ts';
import { callSections, SECTIONS_KEY, sectionsQuery, useSections } from './section-calls.ts';
import { rememberSections } from './section-names.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { sectionsAdmin } from '../../../messages/admin-sections/area.ts';

const NAME_LENGTH = 60;

function Saving({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useMessages(sectionsAdmin);
  const editor = useEditor();
  const kinds = useBlockKinds();
  const queries = useQueryClient();
  const sections = useSections();
  const [block] = useState(() => indexOf(editor.content.blocks).byId.get(id));
  const [name, setName] = useState(() => (block ? summaryOf(block, kinds).slice(0, NAME_LENGTH) : ''));
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!block) return;
    setBusy(true);
    try {
      const body = { name, blocks: asSection(block, sections) };
      const made = await callSections('POST /api/section', { body });
      rememberSections([made]);
      queries.setQueryData<Section[]>(SECTIONS_KEY, (before = []) => [...before, made]);
      let placed = id;
      editor.editBlocks((tree) => {
        const next = placeSection(tree, id, made._id);
        placed = next.placed;
        return next.tree;
      });
      onClose();
      editor.goTo(placed);
      announce(words.savedAsTheReusableSection({ name: made.name }));
      tell(words.savedAsAReusableSection({ name: made.name }));
      void editor.saver.flush().then(() => queries.invalidateQueries(sectionsQuery));
    } catch (error) {
      setProblem(tellError(error));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack>
        <Text size="sm">{words.itIsSavedOnceAnd}</Text>
        <TextInput
          label={words.name}
          description={words.onlyYouSeeItSuch}
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
            {words.saveSection}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Saves a block as a reusable section, and replaces it by that section. */
export function SaveSectionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useMessages(sectionsAdmin);
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.saveAsReusableSection}
      closeButtonProps={{ 'aria-label': words.close }}
      returnFocus={false}
    >
      <Saving id={id} onClose={onClose} />
    </Modal>
  );
}

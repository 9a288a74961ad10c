import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { copyBlock } from '../../../../../lib/content/block-tree.ts';
import { validateTree } from '../../../../../lib/content/validate-tree.ts';
import { spokenTemplates } from '../library-words.ts';
import { TemplateChoice } from '../template-choice.tsx';
import { useBlockKinds } from './blocks/block-kinds-context.ts';
import { useEditor } from './editor-context.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../messages/admin-edit/area.ts';

/** Replaces all blocks by a page template, as one undo step; the way to use one on the home page, which exists already. */
export function UseTemplate() {
  const words = useMessages(pageEditAdmin);
  const editor = useEditor();
  const kinds = useBlockKinds();
  const [chosen, setChosen] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const use = () => {
    const { name = words.emptyPage, blocks = [] } = spokenTemplates().find(({ key }) => key === chosen) ?? {};
    // Templates contain only what differs from the defaults; the rest is filled in as on the server.
    const tree = validateTree(
      blocks.map((block) => copyBlock(block)),
      kinds,
    );
    if ('blocks' in tree) editor.editBlocks(() => tree.blocks);
    close();
    tell(words.appliedUndoRestoresThePrevious({ name }));
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTemplate size={16} aria-hidden />}
        aria-haspopup="dialog"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => {
          setChosen(null);
          setOpened(true);
        }}
      >
        {words.useATemplateNext}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        size="xl"
        title={words.useATemplate}
        closeButtonProps={{ 'aria-label': words.close }}
      >
        <Stack>
          <Text size="sm">{words.theTemplateTakesThePlace}</Text>
          <TemplateChoice value={chosen} onChange={setChosen} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {words.cancel}
            </Button>
            <Button disabled={chosen === null} onClick={use}>
              {words.useThisTemplate}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { copyBlock } from '../../../../../lib/content/block-tree.ts';
import { validateTree } from '../../../../../lib/content/validate-tree.ts';
import { pageTemplates } from '../../../templates/index.ts';
import { TemplateChoice } from '../template-choice.tsx';
import { useBlockKinds } from './blocks/block-kinds-context.ts';
import { useEditor } from './editor-context.ts';

/** Replaces all blocks by a page template, as one undo step; the way to use one on the home page, which exists already. */
export function UseTemplate() {
  const editor = useEditor();
  const kinds = useBlockKinds();
  const [chosen, setChosen] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const use = () => {
    const { name = 'Empty page', blocks = [] } = pageTemplates.find(({ key }) => key === chosen) ?? {};
    // Templates contain only what differs from the defaults; the rest is filled in as on the server.
    const tree = validateTree(
      blocks.map((block) => copyBlock(block)),
      kinds,
    );
    if ('blocks' in tree) editor.editBlocks(() => tree.blocks);
    close();
    tell(`“${name}” applied. Undo restores the previous content.`);
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
        Use a template…
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        size="xl"
        title="Use a template"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack>
          <Text size="sm">
            The template takes the place of everything on this page. Visitors see it after you publish.
          </Text>
          <TemplateChoice value={chosen} onChange={setChosen} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button disabled={chosen === null} onClick={use}>
              Use this template
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

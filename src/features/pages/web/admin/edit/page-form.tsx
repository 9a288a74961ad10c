import { Box, Tabs, Text } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useBlockWork } from '../canvas/use-block-work.ts';
import { useCarriedPlace } from '../views/carried-place.ts';
import { BlockWorkDialogs } from '../views/block-work-dialogs.tsx';
import { BlockCard } from './blocks/block-card.tsx';
import { BlockStack } from './blocks/block-stack.tsx';
import { EditNotices } from './versions/edit-notices.tsx';
import { EditBar } from './edit-bar.tsx';
import css from './edit.module.css';
import { useEditor, useEditorState } from './editor-context.ts';
import { OpenMenuContext } from './open-menu-context.ts';
import { usePageRole, useSettingsTitle } from './page-role.ts';
import { PreviewPane } from './preview-pane.tsx';
import { RoleSettings } from './role-settings.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { pageEditAdmin } from '../../../messages/admin-edit/area.ts';

function Blocks() {
  const words = useMessages(pageEditAdmin);
  const blocks = useEditorState(({ history }) => history.present.blocks);
  const problems = useEditorState(({ pageErrors }) => pageErrors);
  const general = Object.entries(problems).find(([path]) => path.startsWith('blocks'))?.[1];
  return (
    <>
      {general && (
        <Text c="var(--mantine-color-error)" size="sm" mb="sm" role="alert">
          {general}
        </Text>
      )}
      {blocks.length === 0 && (
        <Text c="dimmed" mb="md" maw="46ch">
          {words.nothingHereYetMostPages}
        </Text>
      )}
      <BlockStack Card={BlockCard} blocks={blocks} parentId={null} slot="" />
    </>
  );
}

const nowhere = () => undefined;

/** The form view of a page: its blocks and settings, beside a preview of the page. */
export function PageForm() {
  const words = useMessages(pageEditAdmin);
  const editor = useEditor();
  const work = useBlockWork({ onFields: nowhere });
  useCarriedPlace(document, 'form');
  const { hasPreview = true } = usePageRole();
  const settings = useSettingsTitle();
  const wide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const [tab, setTab] = useState<string | null>('content');
  useHotkeys(
    [
      ['mod+Z', editor.undo],
      ['mod+shift+Z', editor.redo],
      ['mod+Y', editor.redo],
      ['mod+S', () => void editor.saver.flush()],
    ],
    [],
  );
  const shown = wide && tab === 'preview' ? 'content' : tab;
  return (
    <OpenMenuContext value={work.openMenu}>
      <EditBar />
      <EditNotices />
      <div className={css.split}>
        <Tabs value={shown} onChange={setTab} keepMounted={false}>
          <Tabs.List mb="md">
            <Tabs.Tab value="content">{words.content}</Tabs.Tab>
            <Tabs.Tab value="settings">{settings}</Tabs.Tab>
            {!wide && hasPreview && <Tabs.Tab value="preview">{words.preview}</Tabs.Tab>}
          </Tabs.List>
          <Tabs.Panel value="content">
            <Blocks />
          </Tabs.Panel>
          <Tabs.Panel value="settings">
            <RoleSettings />
          </Tabs.Panel>
          {!wide && hasPreview && (
            <Tabs.Panel value="preview">
              <PreviewPane />
            </Tabs.Panel>
          )}
        </Tabs>
        {wide && hasPreview && (
          <Box className={css.beside ?? ''}>
            <PreviewPane />
          </Box>
        )}
      </div>
      <BlockWorkDialogs work={work} />
    </OpenMenuContext>
  );
}

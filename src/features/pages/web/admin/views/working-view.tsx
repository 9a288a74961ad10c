import { Box, Button, Drawer, Tabs } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useFocusMode } from '../../../../../lib/admin-ui/focus-mode.ts';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { useIsNarrow } from '../../../../../lib/admin-ui/narrow.ts';
import { type BlockWorkState, useBlockWork } from '../canvas/use-block-work.ts';
import { openPanel } from '../canvas/view-state.ts';
import { EditNotices } from '../edit/versions/edit-notices.tsx';
import { EditBar } from '../edit/edit-bar.tsx';
import { useEditor } from '../edit/editor-context.ts';
import { useSettingsTitle } from '../edit/page-role.ts';
import { BlockWorkDialogs } from './block-work-dialogs.tsx';
import { BlockFields } from './block-fields.tsx';
import { useCarriedPlace } from './carried-place.ts';
import type { PageView } from '../../../page-view.ts';
import { StructureTree } from './structure-tree.tsx';
import css from './views.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { viewsAdmin } from '../../../messages/admin-views/area.ts';

/** Requested while the page is still loading. */
export const loadCanvas = () => import('../canvas/canvas.tsx');
const Canvas = lazy(async () => ({ default: (await loadCanvas()).Canvas }));

const nothing = () => undefined;

/** Undo, redo, save and focus mode; keys and the clipboard belong to the blocks unless something else has the focus. */
function useEditorKeys({ onClipboard, onKeyDown }: BlockWorkState): void {
  const editor = useEditor();
  const { toggle: toggleFocus } = useFocusMode();
  useHotkeys(
    [
      ['mod+Z', editor.undo],
      ['mod+shift+Z', editor.redo],
      ['mod+Y', editor.redo],
      ['mod+S', () => void editor.saver.flush()],
      ['mod+\\', toggleFocus],
    ],
    [],
  );
  useEffect(() => {
    const isNowhere = (event: Event) => !event.defaultPrevented && event.target === document.body;
    const onClip = (event: ClipboardEvent) => isNowhere(event) && onClipboard(event);
    const onKey = (event: KeyboardEvent) => isNowhere(event) && onKeyDown(event);
    const stop = new AbortController();
    const { signal } = stop;
    for (const kind of ['copy', 'cut', 'paste'] as const) document.addEventListener(kind, onClip, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => stop.abort();
  }, [onClipboard, onKeyDown]);
}

interface StructureProps {
  work: BlockWorkState;
  /** A row was pressed. */
  onOpen: () => void;
  onFields: () => void;
}

function Structure({ work, onOpen, onFields }: StructureProps) {
  const words = useMessages(viewsAdmin);
  const editor = useEditor();
  const settings = useSettingsTitle();
  return (
    <>
      <StructureTree work={work} onOpen={onOpen} onEnter={onFields} />
      <Button
        variant="default"
        size="sm"
        mt="sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => work.run('addBelow')}
      >
        {words.addABlock}
      </Button>
      {/* Keyboard users have selected a block on the way, so they need a way back to the page's own fields. */}
      <Button variant="subtle" size="sm" mt="sm" ml="xs" onClick={() => (editor.select(null), onFields())}>
        {settings}
      </Button>
    </>
  );
}

function StructureTabs({ structure, picker }: { structure: ReactNode; picker: ReactNode }) {
  const words = useMessages(viewsAdmin);
  const [tab, setTab] = useState<string | null>('structure');
  return (
    <Tabs value={tab} onChange={setTab} className={css.tabs ?? ''} keepMounted={false}>
      <Tabs.List mb="xs">
        <Tabs.Tab value="structure">{words.structure}</Tabs.Tab>
        <Tabs.Tab value="add">{words.add}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="structure" className={css.treeBeside ?? ''}>
        {structure}
      </Tabs.Panel>
      <Tabs.Panel value="add" className={css.treeBeside ?? ''}>
        {picker}
      </Tabs.Panel>
    </Tabs>
  );
}

/** The canvas, with or without the structure beside it, or structure and fields alone. */
export function WorkingView({ view }: { view: Exclude<PageView, 'editOLD' | 'write'> }) {
  const words = useMessages(viewsAdmin);
  const narrow = useIsNarrow();
  const [fieldsOpen, setFieldsOpen] = useState(false);
  const [wanted, setWanted] = useState(0);
  const onFields = useCallback(() => {
    setFieldsOpen(true);
    openPanel('right');
    setWanted((times) => times + 1);
  }, []);
  const work = useBlockWork({ onFields });
  useCarriedPlace(view === 'edit3' ? document : null, 'tree');
  useEditorKeys(work);

  const fields = <BlockFields onMenu={work.openMenu} wanted={wanted} />;
  const structure = (
    <Structure work={work} onOpen={narrow && view === 'edit3' ? onFields : nothing} onFields={onFields} />
  );
  const dialogs = <BlockWorkDialogs work={work} />;

  if (view === 'edit3')
    return (
      <>
        <EditBar />
        <EditNotices />
        <div className={css.two}>
          <section aria-label={words.structure}>{structure}</section>
          {narrow ? (
            <Drawer
              opened={fieldsOpen}
              onClose={() => setFieldsOpen(false)}
              position="bottom"
              size="85%"
              title={words.fields}
              closeButtonProps={{ 'aria-label': words.close }}
            >
              {fields}
            </Drawer>
          ) : (
            <Box maw={640}>{fields}</Box>
          )}
        </div>
        {dialogs}
      </>
    );

  const withTree = (picker: ReactNode) => <StructureTabs structure={structure} picker={picker} />;
  return (
    <div className={css.full}>
      <EditBar />
      <EditNotices />
      <div className={css.room}>
        <Suspense fallback={<ListSkeleton rows={8} />}>
          <Canvas
            work={work}
            withTree={view === 'edit2' && !narrow}
            isNarrow={narrow}
            onSettings={onFields}
            beside={(picker) => (view === 'edit2' && !narrow ? withTree(picker) : picker)}
            fields={fields}
          />
        </Suspense>
      </div>
      {dialogs}
    </div>
  );
}

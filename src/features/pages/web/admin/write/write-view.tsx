import { Button, Drawer, Group, Text, Textarea } from '@mantine/core';
import { RichTextEditor, type RichTextEditorProps } from '@mantine/tiptap';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { IconAdjustments, IconPlus, IconTextPlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import {
  type Dispatch,
  type KeyboardEvent,
  type SetStateAction,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { richTextLabels } from '../../../../../lib/admin-ui/rich-text/rich-text-labels.ts';
import { RichTextLink } from '../../../../../lib/admin-ui/rich-text/rich-text-link.tsx';
import { walkTree } from '../../../../../lib/content/block-tree.ts';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import { emptyRichText, type RichText } from '../../../../../lib/content/rich-text.ts';
import { useBlockWork } from '../canvas/use-block-work.ts';
import { AddBlock } from '../edit/blocks/add-block.tsx';
import { BlockCard } from '../edit/blocks/block-card.tsx';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { blockOfPick, type Pick } from '../edit/blocks/picks.ts';
import { useBlockActions } from '../edit/blocks/use-block-actions.ts';
import { EditBar } from '../edit/edit-bar.tsx';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import { OpenMenuContext } from '../edit/open-menu-context.ts';
import { usePageRole, useSettingsTitle } from '../edit/page-role.ts';
import { RoleSettings } from '../edit/role-settings.tsx';
import { EditNotices } from '../edit/versions/edit-notices.tsx';
import { BlockWorkDialogs } from '../views/block-work-dialogs.tsx';
import { type Line, placeWithin } from './split-text.ts';
import { TextBlock } from './text-block.tsx';
import { WritingContext } from './write-context.ts';
import css from './write.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { viewsAdmin } from '../../../messages/admin-views/area.ts';

const TEXT = 'richText';
const WORDS_A_MINUTE = 220;
const nowhere = () => undefined;

/** Formats the text with the cursor. */
function Tools({ editor }: { editor: Editor | null }) {
  return (
    <RichTextEditor
      editor={editor as unknown as RichTextEditorProps['editor']}
      labels={richTextLabels()}
      variant="subtle"
    >
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextLink editor={editor} />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
          <RichTextEditor.Hr />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
    </RichTextEditor>
  );
}

function TitleField({ onEnter }: { onEnter: () => void }) {
  const words = useMessages(viewsAdmin);
  const editor = useEditor();
  const name = useEditorState(({ history }) => history.present.name);
  const error = useEditorState(({ pageErrors }) => pageErrors['name']);
  const { noun } = usePageRole();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Textarea
      aria-label={words.title}
      placeholder={words.title}
      className={css.title ?? ''}
      autosize
      minRows={1}
      maxLength={200}
      value={name}
      error={error ?? (name.trim() === '' && words.enterATitleForThe({ noun }))}
      onChange={({ currentTarget: { value } }) =>
        editor.edit((content) => ({ ...content, name: value.replaceAll('\n', ' ') }), 'name')
      }
      onKeyDown={onKeyDown}
    />
  );
}

/** Counts what visitors read, in every text of the page. */
function WordCount() {
  const words = useMessages(viewsAdmin);
  const blocks = useEditorState(({ history }) => history.present.blocks);
  const count = useMemo(
    () =>
      [...walkTree(blocks)]
        .flatMap(({ block }) => (block.type === TEXT ? plainText(block.props['text'] as RichText) : []))
        .flatMap((text) => text.split(/\s+/).filter(Boolean)).length,
    [blocks],
  );
  const minutes = Math.max(1, Math.round(count / WORDS_A_MINUTE));
  return (
    <Text size="sm" c="dimmed" mt="lg">
      {words.wordCount({ count })}
      {count > 0 && ` · ${words.minRead({ minutes })}`}
    </Text>
  );
}

interface SheetProps {
  onActive: Dispatch<SetStateAction<Editor | null>>;
}

/** Title and blocks, from top to bottom. */
function Sheet({ onActive }: SheetProps) {
  const words = useMessages(viewsAdmin);
  const editor = useEditor();
  const kinds = useBlockKinds();
  const actions = useBlockActions();
  const blocks = useEditorState(({ history }) => history.present.blocks);
  const problems = useEditorState(({ pageErrors }) => pageErrors);
  const general = Object.entries(problems).find(([path]) => path.startsWith('blocks'))?.[1];
  const [adding, setAdding] = useState<Line | 'end' | null>(null);
  const writing = useMemo(
    () => ({ setActive: onActive, onSlash: (line: Line) => setAdding(line) }),
    [onActive],
  );
  const end = { parentId: null, slot: '', index: blocks.length };

  const addText = useCallback(() => {
    const kind = kinds.get(TEXT);
    const block = blockOfPick(TEXT, kinds);
    block.props['text'] = emptyRichText;
    actions.add(block, kind?.label ?? words.text, {
      parentId: null,
      slot: '',
      index: editor.content.blocks.length,
    });
  }, [actions, editor, kinds, words]);
  const enter = () => {
    const first = editor.content.blocks.find(({ type }) => type === TEXT);
    if (first) editor.goTo(first.props.id);
    else addText();
  };
  const choose = (pick: Pick) => {
    const block = blockOfPick(pick.key, kinds);
    if (adding === null || adding === 'end') return actions.add(block, pick.label, end);
    editor.editBlocks((all) => placeWithin(all, adding, block));
    editor.setOpen(block.props.id, true);
    return editor.goTo(block.props.id);
  };
  return (
    <WritingContext value={writing}>
      <TitleField onEnter={enter} />
      {general && (
        <Text c="var(--mantine-color-error)" size="sm" mt="sm" role="alert">
          {general}
        </Text>
      )}
      <ul className={css.parts}>
        {blocks.map((block) =>
          block.type === TEXT ? (
            <TextBlock key={block.props.id} block={block} />
          ) : (
            <BlockCard key={block.props.id} block={block} />
          ),
        )}
      </ul>
      <Group gap="xs" mt="md">
        {blocks.at(-1)?.type !== TEXT && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconTextPlus size={16} aria-hidden />}
            onClick={addText}
          >
            {words.addText}
          </Button>
        )}
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setAdding('end')}
        >
          {words.addBlock}
        </Button>
      </Group>
      <WordCount />
      <AddBlock opened={adding !== null} onClose={() => setAdding(null)} place={end} onChoose={choose} />
    </WritingContext>
  );
}

/** For pages that are mostly text: the title, the text, and the settings beside them. */
export function WriteView() {
  const words = useMessages(viewsAdmin);
  const editor = useEditor();
  const work = useBlockWork({ onFields: nowhere });
  const wide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const [active, setActive] = useState<Editor | null>(null);
  const [isOpen, setIsOpen] = useState(wide);
  useHotkeys(
    [
      ['mod+Z', editor.undo],
      ['mod+shift+Z', editor.redo],
      ['mod+Y', editor.redo],
    ],
    [],
  );
  useHotkeys([['mod+S', () => void editor.saver.flush()]], [], true);
  const sheet = useRef<HTMLDivElement>(null);
  // The caret is where the writing goes on: in the text, or in the title of an empty page.
  useEffect(() => {
    const first = editor.content.blocks.find(({ type }) => type === TEXT);
    if (first) editor.goTo(first.props.id);
    else sheet.current?.querySelector('textarea')?.focus();
  }, [editor]);
  const settings = useSettingsTitle();
  return (
    <OpenMenuContext value={work.openMenu}>
      <EditBar />
      <EditNotices />
      <div className={css.desk} data-beside={(wide && isOpen) || undefined}>
        <div className={css.sheet} ref={sheet}>
          <div className={css.tools}>
            <Tools editor={active} />
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconAdjustments size={16} aria-hidden />}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {settings}
            </Button>
          </div>
          <Sheet onActive={setActive} />
        </div>
        {wide && isOpen && (
          <aside className={css.beside} aria-label={settings}>
            <RoleSettings />
          </aside>
        )}
        {!wide && (
          <Drawer
            opened={isOpen}
            onClose={() => setIsOpen(false)}
            position="right"
            size="min(26rem, 100%)"
            title={settings}
            closeButtonProps={{ 'aria-label': words.close }}
          >
            <RoleSettings />
          </Drawer>
        )}
      </div>
      <BlockWorkDialogs work={work} />
    </OpenMenuContext>
  );
}

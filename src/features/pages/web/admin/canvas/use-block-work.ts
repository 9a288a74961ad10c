import { useMemo, useState } from 'react';
import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import type { Place } from '../../../../../lib/content/block-tree.ts';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import type { RichText } from '../../../../../lib/content/rich-text.ts';
import { sectionOf } from '../../../section-refs.ts';
import { openComments } from '../comments/comments-state.ts';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { placeForNew, summaryOf } from '../edit/blocks/block-places.ts';
import { useEditor } from '../edit/editor-context.ts';
import { useDetach } from '../sections/use-detach.ts';
import { useOpenSection } from '../sections/use-open-section.ts';
import { blockCommands } from './menus/block-commands.ts';
import { clipboardHtml, copiedBlocks, keepCopy, keptCopy } from './clipboard.ts';
import { type CommandId, commandOfKey } from './menus/command-list.ts';
import { looksLikeMarkdown, nodesFromMarkdown, nodesFromText } from './text/markdown.ts';
import { blocksOf, nodesFromBody } from '../../../html-blocks.ts';
import { isTypedInto, type Point } from './frame/use-frame-events.ts';

const wordsOf = (block: Block, summary: string): string => {
  const text = block.props['text'];
  return typeof text === 'object' && text ? plainText(text as RichText) : summary;
};

/** Whether keys and the clipboard belong to a dialog, a menu or a text being edited, and not to blocks. */
const isElsewhere = (event: Event): boolean =>
  isTypedInto(event.target) || !!(event.target as Element | null)?.closest?.('[role=dialog], [role=menu]');

/** Commands for the selected block with the dialogs they open; the same by key, menu and button in every view. */
export function useBlockWork({ onFields }: { onFields: () => void }) {
  const editor = useEditor();
  const kinds = useBlockKinds();
  const [menu, setMenu] = useState<Point | null>(null);
  const [moving, setMoving] = useState<string | null>(null);
  const [adding, setAdding] = useState<Place | null>(null);
  const [saving, setSaving] = useState<string | null>(null);
  const detach = useDetach();
  const openSection = useOpenSection();

  const work = useMemo(() => {
    const commands = blockCommands(editor, kinds);
    const copy = (clipboard?: DataTransfer | null): boolean => {
      const block = commands.selected();
      if (!block) return false;
      const words = wordsOf(block, summaryOf(block, kinds));
      keepCopy([block]);
      if (clipboard) {
        clipboard.setData('text/html', clipboardHtml([block], words));
        clipboard.setData('text/plain', words);
      } else void navigator.clipboard?.writeText(words).catch(() => undefined);
      announce('Copied');
      return true;
    };
    const paste = (html: string, text: string) => {
      const copied = copiedBlocks(html);
      const blocks =
        copied ??
        blocksOf(
          html && !looksLikeMarkdown(text)
            ? nodesFromBody(new DOMParser().parseFromString(html, 'text/html').body)
            : looksLikeMarkdown(text)
              ? nodesFromMarkdown(text)
              : nodesFromText(text),
          kinds,
        );
      if (blocks.length > 0) commands.insert(blocks.filter(({ type }) => kinds.has(type)));
      else announce('Nothing to paste.');
    };
    const run = (id: CommandId): void => {
      const selected = commands.selected();
      switch (id) {
        case 'moveUp':
          return commands.moveStep(-1);
        case 'moveDown':
          return commands.moveStep(1);
        case 'moveIn':
          return commands.moveIn();
        case 'moveOut':
          return commands.moveOut();
        case 'moveTo':
          return setMoving(selected?.props.id ?? null);
        case 'addBelow':
          return setAdding(placeForNew(editor.content.blocks, kinds, selected?.props.id ?? null));
        case 'copy':
          return void copy();
        case 'cut':
          if (copy()) commands.remove();
          return undefined;
        case 'paste': {
          const kept = keptCopy();
          return kept ? commands.insert(kept) : announce('Nothing copied yet.');
        }
        case 'duplicate':
          return commands.duplicate();
        case 'copyStyle':
          return commands.copyStyle();
        case 'pasteStyle':
          return commands.pasteStyle();
        case 'comment':
          return openComments(selected?.props.id ?? null, true);
        case 'saveSection':
          if (editor.store.getState().page.kind !== 'section') return setSaving(selected?.props.id ?? null);
          return announce('This block is already in a reusable section.');
        case 'editSection': {
          const section = selected && sectionOf(selected);
          return section ? openSection(section) : undefined;
        }
        case 'detach':
          return selected && detach(selected.props.id);
        default:
          return commands.remove();
      }
    };
    const onClipboard = (event: ClipboardEvent) => {
      const { clipboardData, type } = event;
      if (isElsewhere(event)) return;
      // Selected text is copied as text.
      if (type !== 'paste' && !(event.target as Node | null)?.ownerDocument?.getSelection()?.isCollapsed)
        return;
      if (type === 'paste')
        paste(clipboardData?.getData('text/html') ?? '', clipboardData?.getData('text/plain') ?? '');
      else if (!copy(clipboardData)) return;
      else if (type === 'cut') commands.remove();
      event.preventDefault();
    };
    const openMenu = (id: string, at: Point) => {
      editor.select(id);
      setMenu(at);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commandOfKey(event);
      if (!command) return;
      const forPage = command === 'undo' || command === 'redo' || command === 'save';
      if (!forPage && isElsewhere(event)) return;
      if (
        !forPage &&
        (event.target as Element | null)?.closest?.('button, a, [role=button]') &&
        event.key === 'Enter'
      )
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      switch (command) {
        case 'undo':
          return editor.undo();
        case 'redo':
          return editor.redo();
        case 'save':
          return void editor.saver.flush();
        case 'next':
          return commands.selectStep(1);
        case 'previous':
          return commands.selectStep(-1);
        case 'parent':
          return commands.selectParent();
        case 'fields':
          return onFields();
        case 'menu': {
          const { left, bottom } = (event.target as Element).getBoundingClientRect();
          return commands.selected()
            ? setMenu({ x: left + 24, y: Math.min(bottom, innerHeight / 2) })
            : undefined;
        }
        case 'section': {
          const block = commands.selected();
          return block && run(sectionOf(block) === null ? 'saveSection' : 'detach');
        }
        default:
          return run(command);
      }
    };
    return { commands, run, paste, onClipboard, onKeyDown, openMenu };
  }, [editor, kinds, onFields, detach, openSection]);

  return { ...work, menu, setMenu, moving, setMoving, adding, setAdding, saving, setSaving };
}
export type BlockWorkState = ReturnType<typeof useBlockWork>;

import { IconChevronRight, IconEyeOff } from '@tabler/icons-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Block } from '../../../../../lib/content/block-kind.ts';
import { findBlock } from '../../../../../lib/content/block-tree.ts';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import type { BlockWorkState } from '../canvas/use-block-work.ts';
import { type TreeRow, treeRows } from './tree-rows.ts';
import css from './views.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { viewsAdmin } from '../../../messages/admin-views/area.ts';

/** Rows are recomputed with every letter; only those that changed are rendered again. */
const sameRow = (a: RowProps, b: RowProps): boolean =>
  a.isSelected === b.isSelected &&
  a.isFirstStop === b.isFirstStop &&
  a.row.block.props.id === b.row.block.props.id &&
  (['level', 'position', 'count', 'label', 'words', 'slot', 'open', 'hidden'] as const).every(
    (key) => a.row[key] === b.row[key],
  );

interface RowProps {
  row: TreeRow;
  isSelected: boolean;
  isFirstStop: boolean;
}

const Row = memo(function Row({ row, isSelected, isFirstStop }: RowProps) {
  const { block, level, position, count, label, words, slot, open, hidden } = row;
  return (
    <div
      role="treeitem"
      className={css.row}
      data-id={block.props.id}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-selected={isSelected}
      {...(open === null ? {} : { 'aria-expanded': open })}
      tabIndex={isSelected || isFirstStop ? 0 : -1}
      style={{ paddingInlineStart: 4 + (level - 1) * 16 }}
    >
      <span className={css.toggle} data-toggle={open === null ? undefined : ''} aria-hidden>
        {open !== null && <IconChevronRight size={14} />}
      </span>
      <span className={css.rowKind}>{label}</span>
      <span className={`admin-clip ${css.rowWords}`}>
        {slot && `${slot} · `}
        {words}
      </span>
      {hidden && (
        <span className={css.rowHidden} title={hidden}>
          <IconEyeOff size={14} role="img" aria-label={hidden} />
        </span>
      )}
    </div>
  );
}, sameRow);

/** All containers of a block. */
function holdersOf(blocks: Block[], id: string): string[] {
  const parentId = findBlock(blocks, id)?.place.parentId;
  return parentId ? [parentId, ...holdersOf(blocks, parentId)] : [];
}

const without = (all: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> =>
  ids.some((id) => all.has(id)) ? all.difference(new Set(ids)) : all;

interface Props {
  work: BlockWorkState;
  /** A row was pressed. */
  onOpen: () => void;
  /** A key requested the fields of the row. */
  onEnter: () => void;
}

/** The rows of the tree, and where the focus is among them. */
function useTree() {
  const editor = useEditor();
  const kinds = useBlockKinds();
  const blocks = useDeferredValue(useEditorState(({ history }) => history.present.blocks));
  const selected = useEditorState((state) => state.selected);
  const wanted = useEditorState((state) => state.focus);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const tree = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const shown = useRef<string | null>(null);
  const rows = useMemo(() => treeRows(blocks, kinds, closed), [blocks, kinds, closed]);

  // The selected row keeps the focus when it moves, and scrolls into view when it was selected elsewhere.
  useEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row) return;
    if (shown.current !== selected) row.scrollIntoView({ block: 'nearest' });
    shown.current = selected;
    // A row that was deleted or moved took the focus with it.
    const isLost = document.activeElement === document.body;
    if (hadFocus.current && (isLost || tree.current?.contains(document.activeElement)))
      row.focus({ preventScroll: true });
  }, [selected, rows]);

  // A block that was just added or moved by an overlay.
  useEffect(() => {
    if (wanted === null) return;
    const row = tree.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(wanted)}"]`);
    if (!row) return setClosed((before) => without(before, holdersOf(blocks, wanted)));
    row.focus();
    editor.goTo(null);
  }, [wanted, rows, blocks, editor]);

  const toggle = (id: string, open: boolean) =>
    setClosed((before) => {
      const next = new Set(before);
      if (open) next.delete(id);
      else next.add(id);
      return next;
    });
  const focus = {
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) hadFocus.current = !!tree.current?.contains(relatedTarget);
    },
    onFocus: ({ target }: FocusEvent) => {
      hadFocus.current = true;
      const id = (target as HTMLElement).dataset['id'];
      if (id) editor.select(id);
    },
  };
  return { tree, rows, selected, focus, toggle };
}

interface TreeKeys extends Pick<Props, 'work' | 'onEnter'> {
  toggle: (id: string, open: boolean) => void;
}

/** Arrows, Home and End select a row, Enter opens its fields; the rest are the keys of blocks. */
function useTreeKeys(rows: readonly TreeRow[], selected: string | null, { work, toggle, onEnter }: TreeKeys) {
  const editor = useEditor();
  return (event: KeyboardEvent) => {
    const mod = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const index = rows.findIndex(({ block }) => block.props.id === selected);
    const row = rows[index];
    const goTo = (next: TreeRow | undefined) => next && editor.select(next.block.props.id);
    const plain: Record<string, () => void> = {
      ArrowDown: () => goTo(rows[index + 1]),
      ArrowUp: () => goTo(rows[Math.max(0, index - 1)]),
      Home: () => goTo(rows[0]),
      End: () => goTo(rows.at(-1)),
      ArrowRight: () => {
        if (!row || row.open === null) return;
        if (row.open) goTo(rows[index + 1]);
        else toggle(row.block.props.id, true);
      },
      ArrowLeft: () => {
        if (row?.open) toggle(row.block.props.id, false);
        else goTo(rows.find(({ block }) => block.props.id === row?.parentId));
      },
      Enter: onEnter,
      ' ': onEnter,
    };
    const act = mod || !Object.hasOwn(plain, event.key) ? undefined : plain[event.key];
    if (!act) return work.onKeyDown(event.nativeEvent);
    event.preventDefault();
    act();
  };
}

/** The page's blocks as a tree: one tab stop, arrows to navigate, the same keys as on the canvas to move them. */
export function StructureTree({ work, onOpen, onEnter }: Props) {
  const say = useMessages(viewsAdmin);
  const editor = useEditor();
  const { tree, rows, selected, focus, toggle } = useTree();
  const isAnySelected = rows.some(({ block }) => block.props.id === selected);
  const onKeyDown = useTreeKeys(rows, selected, { work, toggle, onEnter });
  const { onClipboard } = work;
  useEffect(() => {
    const element = tree.current;
    if (!element) return undefined;
    const stop = new AbortController();
    for (const kind of ['copy', 'cut', 'paste'] as const)
      element.addEventListener(kind, onClipboard, { signal: stop.signal });
    return () => stop.abort();
  }, [tree, onClipboard]);

  if (rows.length === 0) return <p className={css.none}>{say.thisPageIsEmpty}</p>;
  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={-1}
      aria-label={say.structureOfThePage}
      className={css.tree}
      onKeyDown={onKeyDown}
      {...focus}
      onClick={(event) => {
        const row = (event.target as Element).closest<HTMLElement>('[data-id]');
        const id = row?.dataset['id'];
        if (!row || !id) return;
        if ((event.target as Element).closest('[data-toggle]'))
          toggle(id, row.getAttribute('aria-expanded') === 'false');
        else {
          editor.select(id);
          onOpen();
        }
      }}
      onContextMenu={(event) => {
        const id = (event.target as Element).closest<HTMLElement>('[data-id]')?.dataset['id'];
        if (!id) return;
        event.preventDefault();
        work.openMenu(id, { x: event.clientX, y: event.clientY });
      }}
    >
      {rows.map((row, index) => (
        <Row
          key={row.block.props.id}
          row={row}
          isSelected={row.block.props.id === selected}
          isFirstStop={index === 0 && !isAnySelected}
        />
      ))}
    </div>
  );
}

import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import type { LibraryFile } from '../../../contract.ts';
import { FileItem } from './file-item.tsx';
import css from './library.module.css';
import { besideOf, type Way } from './neighbour.ts';
import { extendTo, only, type Selection, toggle } from './selection.ts';
import type { View } from './use-library-filter.ts';
import { useLongPress } from './use-long-press.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

interface Props {
  label: string;
  files: readonly LibraryFile[];
  view: View;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** Enter, or a plain press while nothing is selected. */
  onOpen: (file: LibraryFile) => void;
  open?: string | null;
  /** Single selection, where a plain press selects. */
  picks?: 'one' | 'many';
  onDelete?: () => void;
  canDrag?: boolean;
}

const ways: Partial<Record<string, Way>> = {
  ArrowLeft: 'before',
  ArrowRight: 'after',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
};

/** Selection and focus by pointer and keyboard. */
function useListControl({ files, selection, onSelect, onOpen, picks, onDelete }: Props) {
  const words = useMessages(filesAdmin);
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const ids = files.map(({ _id }) => _id);
  const current = wanted !== null && ids.includes(wanted) ? wanted : (ids[0] ?? null);
  const isMany = picks !== 'one';

  const choose = (next: Selection) => {
    onSelect(next);
    announce(words.selected({ count: next.chosen.size }));
  };
  const flip = (id: string) => {
    if (isMany) choose(toggle(selection, id));
    else choose(only(id));
  };
  const { handlers, wasLong } = useLongPress((id) => flip(id));

  const press = (file: LibraryFile, event: MouseEvent, onBox: boolean) => {
    if (wasLong()) return;
    if (event.shiftKey && isMany) choose(extendTo(selection, ids, file._id));
    else if (picks || onBox || event.ctrlKey || event.metaKey || selection.chosen.size > 0) flip(file._id);
    else onOpen(file);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const file = files.find(({ _id }) => _id === current);
    if (!file) return;
    const way = ways[event.key];
    if (way) {
      const next = besideOf(list.current, file._id, way);
      if (!next) return;
      setWanted(next);
      list.current?.querySelector<HTMLElement>(`[data-file="${next}"]`)?.focus();
      if (event.shiftKey && isMany)
        choose(extendTo(selection.anchor ? selection : only(file._id), ids, next));
    } else if (event.key === ' ') flip(file._id);
    else if (event.key === 'Enter') onOpen(file);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && isMany)
      choose({ chosen: new Set(ids), anchor: current });
    else if (event.key === 'Delete' && onDelete) {
      if (selection.chosen.size === 0) onSelect(only(file._id));
      onDelete();
    } else if (event.key === 'Escape' && selection.chosen.size > 0 && !picks)
      choose({ chosen: new Set(), anchor: null });
    else return;
    event.preventDefault();
  };

  return { list, current, setCurrent: setWanted, isMany, handlers, press, onKeyDown };
}

/**
 * Files as a grid or list with keyboard control: arrows move, Space selects, Shift and arrows extend the selection, Ctrl A selects
 * all, Enter opens, Delete deletes, Escape clears the selection. On touch screens, a long press selects.
 */
export function FileList(props: Props) {
  const { label, files, view, selection, open = null, canDrag = false } = props;
  const { list, current, setCurrent, isMany, handlers, press, onKeyDown } = useListControl(props);

  return (
    // Focus is on the entries; the list only listens to their keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMany}
      className={view === 'grid' ? css.grid : css.list}
      data-choosing={selection.chosen.size > 0 || undefined}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      {files.map((file) => (
        <FileItem
          key={file._id}
          file={file}
          isCurrent={file._id === current}
          isChosen={selection.chosen.has(file._id)}
          isOpen={open === file._id}
          asRow={view === 'list'}
          canDrag={canDrag}
          onPress={(event, onBox) => press(file, event, onBox)}
          onFocus={() => setCurrent(file._id)}
        />
      ))}
    </div>
  );
}

import { useDraggable } from '@dnd-kit/core';
import { Badge, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { sayAgo } from '../../../../../lib/admin-ui/time/relative-time.ts';
import type { LibraryFile } from '../../../contract.ts';
import { shownEnding, sayLength } from '../../../file-labels.ts';
import { kindLabels } from '../kind-labels.ts';
import { shownSize } from '../shown-size.ts';
import css from './library.module.css';
import { Thumb } from './thumb.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

/** An image without alt text. */
export const lacksWords = ({ kind, alt }: LibraryFile): boolean => kind === 'image' && alt.trim() === '';

/** “1600 × 900”, “3:07”: the dimensions or the duration of a file. */
export function sayMeasure({ width, height, duration }: LibraryFile): string {
  if (width && height) return `${width} × ${height}`;
  return duration === undefined ? '' : sayLength(duration);
}

interface Props {
  file: LibraryFile;
  /** Whether it is the tab stop. */
  isCurrent: boolean;
  isChosen: boolean;
  isOpen: boolean;
  asRow: boolean;
  canDrag: boolean;
  onPress: (event: MouseEvent, onBox: boolean) => void;
  onFocus: () => void;
}

/** A file, as a tile or a row of the list. The list handles keys. */
export function FileItem({ file, isCurrent, isChosen, isOpen, asRow, canDrag, onPress, onFocus }: Props) {
  const words = useMessages(filesAdmin);
  const kind = kindLabels()[file.kind].one;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: file._id, disabled: !canDrag });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={setNodeRef}
      {...listeners}
      role="option"
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      data-file={file._id}
      data-open={isOpen || undefined}
      data-dragging={isDragging || undefined}
      className={asRow ? css.fileRow : css.tile}
      onFocus={onFocus}
      onClick={(event) => onPress(event, (event.target as Element).closest('[data-box]') !== null)}
    >
      <span className={css.box} data-box aria-hidden>
        {isChosen && <IconCheck size={14} stroke={3} />}
      </span>
      <Thumb file={file} />
      <span className={css.name} title={file.name}>
        {file.name}
      </span>
      <VisuallyHidden>{kind} </VisuallyHidden>
      {asRow ? (
        <>
          <span className={css.cell}>{shownEnding(file.name) || kind}</span>
          <span className={css.cell}>{sayMeasure(file)}</span>
          <span className={css.cell}>{shownSize(file.size)}</span>
          <span className={css.cell}>{sayAgo(file.createdAt)}</span>
        </>
      ) : (
        <span className={css.small}>
          {[sayMeasure(file), shownSize(file.size)].filter(Boolean).join(' · ')}
        </span>
      )}
      <span className={css.badges}>
        {lacksWords(file) && file.state === 'ready' && (
          <Badge size="sm" variant="dot" color="orange" tt="none">
            {words.noAltText}
          </Badge>
        )}
        {file.state === 'failed' && (
          <Badge size="sm" variant="dot" color="red" tt="none">
            {words.cantBeUsed}
          </Badge>
        )}
      </span>
    </div>
  );
}

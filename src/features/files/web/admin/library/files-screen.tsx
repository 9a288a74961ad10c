import {
  DndContext,
  DragOverlay,
  type Modifier,
  MouseSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Button, Drawer, Paper, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import type { LibraryFile } from '../../../contract.ts';
import { folderAbove, isWithin } from '../../../folders.ts';
import { FileDetails } from '../details/file-details.tsx';
import { DropVeil } from '../upload/drop-veil.tsx';
import { FilesBody, useLibraryFiles } from './files-body.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import { FolderPanel } from './folder-panel.tsx';
import { FolderTrail } from './folder-trail.tsx';
import css from './library.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { RoomMeter } from './room-meter.tsx';
import { keepShown, nothing, type Selection } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { TrashNotice } from './trash-notice.tsx';
import { useFileActions } from './use-file-actions.ts';
import { useFolderWork } from './use-folder-work.ts';
import { useLibraryFilter, useView } from './use-library-filter.ts';

/** Pixels that a mouse moves before it drags, so that a press stays a press. */
const DRAG = 8;
const WIDE = '(min-width: 75em)';

/** The dragged item hangs at the pointer, wherever it was grabbed. */
const besidePointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  if (!draggingNodeRect || !(activatorEvent instanceof MouseEvent)) return transform;
  const { clientX, clientY } = activatorEvent;
  const { left, top } = draggingNodeRect;
  return { ...transform, x: transform.x + clientX - left + DRAG, y: transform.y + clientY - top + DRAG };
};

export function FilesScreen() {
  const library = useLibraryFilter();
  const { folder, trashed, open, change } = library;
  const [view, setView] = useView();
  const loaded = useLibraryFiles(library);
  const files = loaded.files ?? [];
  const [marked, setMarked] = useState<Selection>(nothing);
  const selection = keepShown(
    marked,
    files.map(({ _id }) => _id),
  );
  const chosen = files.filter(({ _id }) => selection.chosen.has(_id));
  const [moving, setMoving] = useState<readonly LibraryFile[] | null>(null);
  const [dragged, setDragged] = useState<readonly LibraryFile[]>([]);
  const [placesOpen, setPlacesOpen] = useState(false);
  const actions = useFileActions();
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: DRAG } }));

  const show = (to: string | null) => {
    setPlacesOpen(false);
    setMarked(nothing);
    change({ folder: to, trash: null, file: null }, false);
  };
  const work = useFolderWork((from, to) => {
    if (folder === null || !isWithin(folder, from)) return;
    show(to === null ? folderAbove(from) || null : to + folder.slice(from.length));
  });
  const showFile = (file: LibraryFile | null) => change({ file: file?._id ?? null }, false);
  const trashChosen = () => {
    void actions.trash(chosen);
    setMarked(nothing);
  };

  const places = (
    <>
      <FolderPanel
        folder={folder}
        trashed={trashed}
        work={work}
        onOpen={show}
        onTrash={() => {
          setPlacesOpen(false);
          setMarked(nothing);
          change({ trash: 'true', folder: null, file: null }, false);
        }}
      />
      <RoomMeter />
    </>
  );
  const details = open !== null && (
    <FileDetails key={open} id={open} actions={actions} onClose={() => showFile(null)} />
  );
  const upload = `/admin/files/upload${folder ? `?folder=${encodeURIComponent(folder)}` : ''}`;

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) =>
        setDragged(
          selection.chosen.has(String(active.id)) ? chosen : files.filter(({ _id }) => _id === active.id),
        )
      }
      onDragCancel={() => setDragged([])}
      onDragEnd={({ over }) => {
        const to: unknown = over?.data.current?.['folder'];
        const moved = dragged.filter((file) => file.folder !== to);
        if (typeof to === 'string' && moved.length > 0) {
          void actions.move(moved, to);
          setMarked(nothing);
        }
        setDragged([]);
      }}
    >
      <PageHeader title={trashed ? 'Trash' : 'Files'}>
        <Button component={Link} to={upload} leftSection={<IconUpload size={16} aria-hidden />}>
          Upload files
        </Button>
      </PageHeader>
      <div className={css.screen} data-details={details && isWide ? true : undefined}>
        <div className={css.places}>{places}</div>
        <div className={css.middle}>
          <Toolbar library={library} view={view} onView={setView} onFolders={() => setPlacesOpen(true)} />
          {trashed ? (
            <TrashNotice isEmpty={files.length === 0} onEmpty={() => actions.erase('all')} />
          ) : (
            <FolderTrail folder={folder} onOpen={show} />
          )}
          <FilesBody
            library={library}
            loaded={loaded}
            view={view}
            selection={selection}
            onSelect={setMarked}
            onOpen={showFile}
            onDelete={trashed ? () => actions.erase(chosen) : trashChosen}
          />
          <SelectionBar
            files={chosen}
            trashed={trashed}
            onMove={() => setMoving(chosen)}
            onTrash={trashChosen}
            onRestore={() => void actions.restore(chosen)}
            onErase={() => actions.erase(chosen)}
            onClear={() => setMarked(nothing)}
          />
        </div>
        {isWide && details && <aside className={css.aside}>{details}</aside>}
      </div>
      {!isWide && (
        <Drawer
          opened={open !== null}
          onClose={() => showFile(null)}
          position="right"
          size="md"
          title="File details"
        >
          {details}
        </Drawer>
      )}
      <Drawer
        opened={placesOpen}
        onClose={() => setPlacesOpen(false)}
        size="xs"
        title="Folders"
        hiddenFrom="md"
      >
        {placesOpen && places}
      </Drawer>
      <FolderDialog work={work} />
      {moving && (
        <MoveDialog
          count={moving.length}
          from={folder ?? ''}
          onClose={() => setMoving(null)}
          onMove={(to) => {
            void actions.move(moving, to);
            setMarked(nothing);
          }}
        />
      )}
      {!trashed && <DropVeil folder={folder ?? ''} />}
      <DragOverlay dropAnimation={null} modifiers={[besidePointer]}>
        {dragged.length > 0 && (
          <Paper withBorder shadow="md" px="sm" py={6} className={css.dragged ?? ''}>
            <Text size="sm">{dragged.length === 1 ? dragged[0]?.name : `${dragged.length} files`}</Text>
          </Paper>
        )}
      </DragOverlay>
    </DndContext>
  );
}

import { FileDragging } from './file-dragging.tsx';
import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { ListTools } from '../../../../../lib/admin-ui/lists/list-tools.tsx';
import { useListOptions } from '../../../../../lib/admin-ui/preferences.ts';
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
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

const WIDE = '(min-width: 75em)';

/** The files of a folder or of the trash, which of them are selected, and what can be done with them. */
function useLibraryWork(library: ReturnType<typeof useLibraryFilter>) {
  const { folder, change } = library;
  const loaded = useLibraryFiles(library);
  const files = loaded.files ?? [];
  const [marked, setMarked] = useState<Selection>(nothing);
  const selection = keepShown(
    marked,
    files.map(({ _id }) => _id),
  );
  const chosen = files.filter(({ _id }) => selection.chosen.has(_id));
  const [placesOpen, setPlacesOpen] = useState(false);
  const actions = useFileActions();

  const show = (to: string | null) => {
    setPlacesOpen(false);
    setMarked(nothing);
    change({ folder: to, trash: null, file: null }, false);
  };
  const folders = useFolderWork((from, to) => {
    if (folder === null || !isWithin(folder, from)) return;
    show(to === null ? folderAbove(from) || null : to + folder.slice(from.length));
  });
  const showFile = (file: LibraryFile | null) => change({ file: file?._id ?? null }, false);
  const showTrash = () => {
    setPlacesOpen(false);
    setMarked(nothing);
    change({ trash: 'true', folder: null, file: null }, false);
  };
  const trashChosen = () => {
    void actions.trash(chosen);
    setMarked(nothing);
  };
  const move = (moved: readonly LibraryFile[], to: string) => {
    void actions.move(moved, to);
    setMarked(nothing);
  };
  return {
    loaded,
    files,
    selection,
    setMarked,
    chosen,
    actions,
    placesOpen,
    setPlacesOpen,
    folders,
    show,
    showTrash,
    showFile,
    trashChosen,
    move,
  };
}

interface FolderProps {
  library: ReturnType<typeof useLibraryFilter>;
  work: ReturnType<typeof useLibraryWork>;
  onMove: () => void;
}

/** The files of the shown folder or of the trash, with the bar for the selected ones. */
function FolderFiles({ library, work, onMove }: FolderProps) {
  const words = useMessages(filesAdmin);
  const { folder, trashed } = library;
  const { files, chosen, actions, setMarked, trashChosen } = work;
  const [view, setView] = useView();
  const list = useListOptions('files');
  return (
    <div className={css.middle}>
      <Toolbar library={library} view={view} onView={setView} onFolders={() => work.setPlacesOpen(true)} />
      <ListTools list={list} unfiltered={words.allFiles} />
      {trashed ? (
        <TrashNotice isEmpty={files.length === 0} onEmpty={() => actions.erase('all')} />
      ) : (
        <FolderTrail folder={folder} onOpen={work.show} />
      )}
      <FilesBody
        library={library}
        loaded={work.loaded}
        view={view}
        selection={work.selection}
        onSelect={setMarked}
        onOpen={work.showFile}
        onDelete={trashed ? () => actions.erase(chosen) : trashChosen}
      />
      <SelectionBar
        files={chosen}
        trashed={trashed}
        onMove={onMove}
        onTrash={trashChosen}
        onRestore={() => void actions.restore(chosen)}
        onErase={() => actions.erase(chosen)}
        onClear={() => setMarked(nothing)}
      />
    </div>
  );
}

export function FilesScreen() {
  const words = useMessages(filesAdmin);
  const library = useLibraryFilter();
  const { folder, trashed, open } = library;
  const work = useLibraryWork(library);
  const { files, selection, chosen, actions, placesOpen, setPlacesOpen, show, showFile, move } = work;
  const [moving, setMoving] = useState<readonly LibraryFile[] | null>(null);
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });

  const places = (
    <>
      <FolderPanel
        folder={folder}
        trashed={trashed}
        work={work.folders}
        onOpen={show}
        onTrash={work.showTrash}
      />
      <RoomMeter />
    </>
  );
  const details = open !== null && (
    <FileDetails key={open} id={open} actions={actions} onClose={() => showFile(null)} />
  );
  const upload = `/admin/files/upload${folder ? `?folder=${encodeURIComponent(folder)}` : ''}`;

  return (
    <FileDragging files={files} selection={selection} onMove={move}>
      <PageHeader title={trashed ? words.trash : words.files}>
        <Button component={Link} to={upload} leftSection={<IconUpload size={16} aria-hidden />}>
          {words.uploadFiles}
        </Button>
      </PageHeader>
      <div className={css.screen} data-details={details && isWide ? true : undefined}>
        <div className={css.places}>{places}</div>
        <FolderFiles library={library} work={work} onMove={() => setMoving(chosen)} />
        {isWide && details && <aside className={css.aside}>{details}</aside>}
      </div>
      {!isWide && (
        <Drawer
          opened={open !== null}
          onClose={() => showFile(null)}
          position="right"
          size="md"
          title={words.fileDetails}
        >
          {details}
        </Drawer>
      )}
      <Drawer
        opened={placesOpen}
        onClose={() => setPlacesOpen(false)}
        size="xs"
        title={words.folders}
        hiddenFrom="md"
      >
        {placesOpen && places}
      </Drawer>
      <FolderDialog work={work.folders} />
      {moving && (
        <MoveDialog
          count={moving.length}
          from={folder ?? ''}
          onClose={() => setMoving(null)}
          onMove={(to) => move(moving, to)}
        />
      )}
      {!trashed && <DropVeil folder={folder ?? ''} />}
    </FileDragging>
  );
}

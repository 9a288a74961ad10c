import { useDroppable } from '@dnd-kit/core';
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import {
  IconDots,
  IconFolder,
  IconFolderOpen,
  IconFolderPlus,
  IconPencil,
  IconStack2,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { folderTree, type FolderNode, isWithin } from '../../../folders.ts';
import { foldersQuery } from '../file-calls.ts';
import type { FolderWork } from './use-folder-work.ts';
import css from './library.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

const SIZE = 16;

interface PlaceProps {
  /** The action of a drop on it; absent if nothing can be dropped. */
  drop?: string;
  current: boolean;
  label: string;
  count?: number;
  icon: ReactNode;
  onOpen: () => void;
  menu?: ReactNode;
}

function Place({ drop, current, label, count, icon, onOpen, menu }: PlaceProps) {
  const { setNodeRef, isOver } = useDroppable({
    id: `folder ${drop ?? label}`,
    disabled: drop === undefined,
    data: { folder: drop },
  });
  return (
    <div
      ref={setNodeRef}
      className={css.place}
      data-current={current || undefined}
      data-over={isOver || undefined}
    >
      <UnstyledButton
        className={css.placeButton ?? ''}
        aria-current={current ? 'true' : undefined}
        onClick={onOpen}
      >
        {icon}
        <span className="admin-clip">{label}</span>
        {count !== undefined && <small>{count}</small>}
      </UnstyledButton>
      {menu}
    </div>
  );
}

function FolderMenu({
  path,
  name,
  work,
  isEmpty,
}: {
  path: string;
  name: string;
  work: FolderWork;
  isEmpty: boolean;
}) {
  const words = useMessages(filesAdmin);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={words.folderActions({ name })}>
          <IconDots size={SIZE} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFolderPlus size={SIZE} />}
          onClick={() => work.ask({ kind: 'new', above: path })}
        >
          {words.newSubfolder}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPencil size={SIZE} />}
          onClick={() => work.ask({ kind: 'rename', path })}
        >
          {words.renameOrMove}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={SIZE} />}
          disabled={!isEmpty}
          onClick={() => work.remove(path)}
        >
          {isEmpty ? words.deleteFolder : words.deleteOnlyWhenEmpty}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface Props {
  /** `null`: all files. */
  folder: string | null;
  trashed: boolean;
  onOpen: (folder: string | null) => void;
  onTrash?: () => void;
  /** Without it, folders can only be opened. */
  work?: FolderWork;
}

/** The folders of the library; files can be dropped on them. */
export function FolderPanel({ folder, trashed, onOpen, onTrash, work }: Props) {
  const words = useMessages(filesAdmin);
  const folders = useQuery(foldersQuery).data ?? [];
  const branch = (nodes: readonly FolderNode[]) => (
    <ul className={css.branch}>
      {nodes.map(({ path, name, files, folders: inner }) => (
        <li key={path}>
          <Place
            drop={path}
            current={!trashed && folder === path}
            label={name}
            count={files}
            icon={
              folder !== null && isWithin(folder, path) ? (
                <IconFolderOpen size={SIZE} />
              ) : (
                <IconFolder size={SIZE} />
              )
            }
            onOpen={() => onOpen(path)}
            menu={
              work && (
                <FolderMenu path={path} name={name} work={work} isEmpty={files === 0 && inner.length === 0} />
              )
            }
          />
          {inner.length > 0 && branch(inner)}
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={words.folders} className={css.folders}>
      <ul className={css.branch}>
        <li>
          <Place
            current={!trashed && folder === null}
            label={words.allFiles}
            icon={<IconStack2 size={SIZE} />}
            onOpen={() => onOpen(null)}
          />
        </li>
        {folders.length > 0 && (
          <li>
            <Place
              drop=""
              current={!trashed && folder === ''}
              label={words.noFolder}
              icon={<IconFolder size={SIZE} stroke={1.2} />}
              onOpen={() => onOpen('')}
            />
          </li>
        )}
      </ul>
      {branch(folderTree(folders))}
      {work && (
        <div className={css.place}>
          <UnstyledButton
            className={css.placeButton ?? ''}
            onClick={() => work.ask({ kind: 'new', above: '' })}
          >
            <IconFolderPlus size={SIZE} />
            <span>{words.newFolder}</span>
          </UnstyledButton>
        </div>
      )}
      {onTrash && (
        <ul className={css.branch}>
          <li>
            <Place current={trashed} label={words.trash} icon={<IconTrash size={SIZE} />} onOpen={onTrash} />
          </li>
        </ul>
      )}
    </nav>
  );
}

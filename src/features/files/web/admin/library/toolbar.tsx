import {
  ActionIcon,
  Chip,
  CloseButton,
  Group,
  NativeSelect,
  SegmentedControl,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { IconFolders, IconLayoutGrid, IconList, IconSearch } from '@tabler/icons-react';
import { kindLabels } from '../../../file-labels.ts';
import css from './library.module.css';
import { type LibraryFilter, sortLabels, type View } from './use-library-filter.ts';

const SIZE = 18;

interface Props {
  library: LibraryFilter;
  view: View;
  onView: (view: View) => void;
  onFolders: () => void;
}

const view = (label: string, icon: typeof IconList) => {
  const Symbol = icon;
  return (
    <>
      <Symbol size={SIZE} className={css.viewIcon ?? ''} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
};

/** Search, filters and view. */
export function Toolbar({ library, view: shown, onView, onFolders }: Props) {
  const { q, filter, change, trashed } = library;
  return (
    <Group gap="xs" mb="md" role="search" aria-label="Files">
      <ActionIcon variant="default" size={36} hiddenFrom="md" aria-label="Show folders" onClick={onFolders}>
        <IconFolders size={SIZE} />
      </ActionIcon>
      <TextInput
        aria-label="Search files"
        placeholder="Search by name or description"
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          q && <CloseButton size="sm" aria-label="Clear search" onClick={() => change({ q: null })} />
        }
        value={q}
        onChange={({ currentTarget }) => change({ q: currentTarget.value || null })}
        style={{ flex: '1 1 12rem' }}
      />
      <NativeSelect
        aria-label="File type"
        data={[
          { value: '', label: 'All types' },
          ...Object.entries(kindLabels).map(([value, { many }]) => ({ value, label: many })),
        ]}
        value={filter.kind ?? ''}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value || null })}
      />
      <NativeSelect
        aria-label="Sort by"
        data={Object.entries(sortLabels).map(([value, label]) => ({ value, label }))}
        value={filter.sort}
        onChange={({ currentTarget }) =>
          change({ sort: currentTarget.value === 'newest' ? null : currentTarget.value })
        }
      />
      {!trashed && (
        <Chip
          checked={filter.undescribed === 'true'}
          onChange={(checked) => change({ undescribed: checked ? 'true' : null })}
        >
          Missing alt text
        </Chip>
      )}
      <SegmentedControl
        aria-label="View"
        value={shown}
        onChange={onView}
        data={[
          { value: 'grid', label: view('Grid', IconLayoutGrid) },
          { value: 'list', label: view('List', IconList) },
        ]}
      />
    </Group>
  );
}

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
import { kindLabels } from '../kind-labels.ts';
import css from './library.module.css';
import { type LibraryFilter, sortLabels, type View } from './use-library-filter.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

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
  const words = useMessages(filesAdmin);
  const { q, filter, change, trashed } = library;
  return (
    <Group gap="xs" mb="md" role="search" aria-label={words.files}>
      <ActionIcon
        variant="default"
        size={36}
        hiddenFrom="md"
        aria-label={words.showFolders}
        onClick={onFolders}
      >
        <IconFolders size={SIZE} />
      </ActionIcon>
      <TextInput
        aria-label={words.searchFiles}
        placeholder={words.searchByNameOrDescription}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          q && <CloseButton size="sm" aria-label={words.clearSearch} onClick={() => change({ q: null })} />
        }
        value={q}
        onChange={({ currentTarget }) => change({ q: currentTarget.value || null })}
        style={{ flex: '1 1 12rem' }}
      />
      <NativeSelect
        aria-label={words.fileType}
        data={[
          { value: '', label: words.allTypes },
          ...Object.entries(kindLabels()).map(([value, { many }]) => ({ value, label: many })),
        ]}
        value={filter.kind ?? ''}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value || null })}
      />
      <NativeSelect
        aria-label={words.sortBy}
        data={Object.entries(sortLabels()).map(([value, label]) => ({ value, label }))}
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
          {words.missingAltText}
        </Chip>
      )}
      <SegmentedControl
        aria-label={words.view}
        value={shown}
        onChange={onView}
        data={[
          { value: 'grid', label: view(words.grid, IconLayoutGrid) },
          { value: 'list', label: view(words.list, IconList) },
        ]}
      />
    </Group>
  );
}

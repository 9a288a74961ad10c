import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { BulkButton } from '../../../../lib/admin-ui/lists/bulk-button.tsx';
import { EmptyState } from '../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListFilters, optionsOf } from '../../../../lib/admin-ui/lists/list-filters.tsx';
import { ListTools } from '../../../../lib/admin-ui/lists/list-tools.tsx';
import { BulkBar, SelectAll, useSelection } from '../../../../lib/admin-ui/lists/selection.tsx';
import { type ListFilter, useListFilter } from '../../../../lib/admin-ui/lists/use-list-filter.ts';
import { adminUi } from '../../../../lib/admin-ui/messages/admin/area.ts';
import { useListOptions } from '../../../../lib/admin-ui/preferences.ts';
import { may } from '../../../../lib/admin-ui/rights.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { plainLetters } from '../../../../lib/values/plain-letters.ts';
import { MOST_AT_ONCE } from '../../../../lib/work/at-once.ts';
import type { OwnTrack } from '../../contract.ts';
import { audioAdmin } from '../../messages/admin/area.ts';
import { TrackList } from './track-list.tsx';
import type { TrackActions } from './use-track-actions.ts';

/** Keys of words. */
const choices = {
  sale: { '': 'allTracks', yes: 'forSale', no: 'notForSale' },
  sort: { '': 'playlistOrder', title: 'title', artist: 'artist' },
} as const;

/** The tracks that the filter leaves, in its order. All of a site's tracks are loaded at once. */
function filtered(tracks: readonly OwnTrack[], { q, sale, sort }: ListFilter<typeof choices>): OwnTrack[] {
  const wanted = plainLetters(q.trim());
  const left = tracks.filter(
    (track) =>
      (sale === '' || (track.sale !== null) === (sale === 'yes')) &&
      [track.header, track.artist, track.caption].some((text) => plainLetters(text).includes(wanted)),
  );
  if (sort === 'title') return left.toSorted((one, other) => one.header.localeCompare(other.header));
  if (sort === 'artist') return left.toSorted((one, other) => one.artist.localeCompare(other.artist));
  return left;
}

interface Props {
  tracks: readonly OwnTrack[];
  actions: TrackActions;
  onEdit: (id: string) => void;
}

/** The tracks with search, views and bulk actions; they are moved only where all of them are listed in playing order. */
export function FilteredTracks({ tracks, actions, onEdit }: Props) {
  const words = useMessages(audioAdmin);
  const { sortBy } = useMessages(adminUi);
  const { filter, change, clear, isFiltered } = useListFilter(choices);
  const shown = filtered(tracks, filter);
  const selection = useSelection(shown, may('audio', 'write'));
  const list = useListOptions('tracks');
  return (
    <>
      <ListFilters
        {...{ filter, change }}
        label={words.searchTracks}
        placeholder={words.titleArtistOrCaption}
        choices={[
          { name: 'sale', label: words.saleFilter, options: optionsOf(choices.sale, words) },
          { name: 'sort', label: sortBy, options: optionsOf(choices.sort, words) },
        ]}
      />
      <ListTools
        list={list}
        columns={{
          about: words.artistAndCaption,
          details: words.durationAndSale,
          waveform: words.waveform,
        }}
        unfiltered={words.allTracks}
      />
      {selection.mayChange && shown.length > 0 && (
        <div style={{ padding: '0 13px 8px' }}>
          <SelectAll selection={selection} labelled />
        </div>
      )}
      {shown.length > 0 ? (
        <TrackList
          tracks={shown}
          selection={selection}
          canMove={selection.mayChange && !isFiltered && filter.sort === ''}
          {...{ actions, list, onEdit }}
        />
      ) : (
        <EmptyState icon={<IconSearch size={28} />} title={words.noTracksFound} says={words.tryAnotherTitle}>
          <Button variant="default" onClick={clear}>
            {words.showAllTracks}
          </Button>
        </EmptyState>
      )}
      <BulkBar selection={selection} limit={MOST_AT_ONCE}>
        <BulkButton
          isRed
          isDisabled={selection.rows.length > MOST_AT_ONCE}
          label={words.delete}
          onClick={() => {
            actions.remove(selection.rows);
            selection.setAll(false);
          }}
        />
      </BulkBar>
    </>
  );
}

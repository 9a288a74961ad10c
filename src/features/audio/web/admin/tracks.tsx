import { Button, Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMusic, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRemaining } from '../../../../lib/admin-ui/editing/deferred-deletion.ts';
import { EmptyState } from '../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { tracksQuery } from './audio-calls.ts';
import { TrackForm } from './track-form.tsx';
import { FilteredTracks } from './filtered-tracks.tsx';
import { useTrackActions } from './use-track-actions.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { audioAdmin } from '../../messages/admin/area.ts';

/** Tracks: added from the library, ordered, described. */
export function Tracks() {
  const words = useMessages(audioAdmin);
  const { data, error, refetch } = useQuery(tracksQuery);
  const actions = useTrackActions();
  const [edited, setEdited] = useState<string | null>(null);
  const narrow = useMediaQuery('(max-width: 40em)') ?? false;
  const tracks = useRemaining(data);
  const track = tracks?.find(({ _id }) => _id === edited);
  const add = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      loading={actions.adding}
      onClick={() => void actions.addTracks()}
    >
      {words.addTracks}
    </Button>
  );
  return (
    <>
      <PageHeader title={words.audio} lead={words.theTracksOnYourPlaylist}>
        {tracks && tracks.length > 0 && add}
      </PageHeader>
      {tracks ? (
        tracks.length > 0 ? (
          <FilteredTracks tracks={tracks} actions={actions} onEdit={setEdited} />
        ) : (
          <EmptyState
            icon={<IconMusic size={28} />}
            title={words.noTracksYet}
            says={
              <>
                {words.addMusicTalks}
                <Text component="span" size="sm" display="block" mt="xs">
                  {words.supportedFormatsMp3M4aOgg}
                </Text>
              </>
            }
          >
            {add}
          </EmptyState>
        )
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={4} height={72} />
      )}
      <Modal
        opened={track !== undefined}
        onClose={() => setEdited(null)}
        title={words.editTrack}
        fullScreen={narrow}
        closeButtonProps={{ 'aria-label': words.close }}
      >
        {track && <TrackForm key={track._id} track={track} onDone={() => setEdited(null)} />}
      </Modal>
    </>
  );
}

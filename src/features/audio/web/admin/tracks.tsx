import { Button, Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMusic, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../lib/admin-ui/page-header.tsx';
import { tracksQuery } from './audio-calls.ts';
import { TrackForm } from './track-form.tsx';
import { TrackList } from './track-list.tsx';
import { useGoing, useTrackActions } from './use-track-actions.ts';

/** Tracks: added from the library, ordered, described. */
export function Tracks() {
  const { data, error, refetch } = useQuery(tracksQuery);
  const actions = useTrackActions();
  const going = useGoing(({ ids }) => ids);
  const [edited, setEdited] = useState<string | null>(null);
  const narrow = useMediaQuery('(max-width: 40em)') ?? false;
  const tracks = data?.filter(({ _id }) => !going.includes(_id));
  const track = tracks?.find(({ _id }) => _id === edited);
  const add = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      loading={actions.adding}
      onClick={() => void actions.addTracks()}
    >
      Add tracks
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Audio"
        lead="The tracks on your /playlist page and in your playlist blocks, in this order."
      >
        {tracks && tracks.length > 0 && add}
      </PageHeader>
      {tracks ? (
        tracks.length > 0 ? (
          <TrackList tracks={tracks} actions={actions} onEdit={setEdited} />
        ) : (
          <EmptyState
            icon={<IconMusic size={28} />}
            title="No tracks yet"
            says={
              <>
                Add music, talks or a podcast. We’ll read titles, artists and covers from your files.
                <Text component="span" size="sm" display="block" mt="xs">
                  Supported formats: MP3, M4A, OGG, WAV and FLAC. M4A files are shown without a waveform.
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
        title="Edit track"
        fullScreen={narrow}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {track && <TrackForm key={track._id} track={track} onDone={() => setEdited(null)} />}
      </Modal>
    </>
  );
}

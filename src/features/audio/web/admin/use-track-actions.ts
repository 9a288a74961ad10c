import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../../../../lib/admin-ui/announce.tsx';
import { usePickMedia } from '../../../../lib/admin-ui/media-picker.ts';
import { tell } from '../../../../lib/admin-ui/tell.tsx';
import { deleteWithUndo } from '../../../../lib/admin-ui/editing/deferred-deletion.ts';
import type { OwnTrack } from '../../contract.ts';
import { callAudio, TRACKS_KEY } from './audio-calls.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { audioAdmin } from '../../messages/admin/area.ts';

/** Actions in the list. It is updated immediately; a refusal reverts it. */
export function useTrackActions() {
  const words = useMessages(audioAdmin);
  const queries = useQueryClient();
  const pick = usePickMedia();
  const reload = () => queries.invalidateQueries({ queryKey: TRACKS_KEY });

  const add = useMutation({
    mutationFn: (files: string[]) => callAudio('POST /api/audio/tracks', { body: { files } }),
    onSuccess: (made) => tell(words.tracksAdded({ count: made.length })),
    onSettled: reload,
  });
  // One after the other, so that the last requested order is the one that stays.
  const arrange = useMutation({
    scope: { id: 'arrange-tracks' },
    mutationFn: (tracks: OwnTrack[]) =>
      callAudio('PUT /api/audio/tracks', { body: { tracks: tracks.map(({ _id }) => _id) } }),
    onError: reload,
  });
  const examine = useMutation({
    mutationFn: (id: string) => callAudio('POST /api/audio/track/{id}/examine', { params: { id } }),
    onSettled: reload,
  });

  return {
    adding: add.isPending,
    addTracks: async () => {
      const files = await pick({ kind: 'audio', multiple: true, title: words.chooseAudioFiles });
      if (files.length > 0) add.mutate(files.map(({ file }) => file));
    },
    examine: (id: string) => examine.mutate(id),
    place: async (tracks: OwnTrack[], moved: OwnTrack) => {
      // Awaited, because a cancelled load restores the previous data.
      await queries.cancelQueries({ queryKey: TRACKS_KEY });
      const shown = new Set(tracks.map(({ _id }) => _id));
      // Tracks whose deletion can still be undone are part of the order too.
      const hidden = queries.getQueryData<OwnTrack[]>(TRACKS_KEY)?.filter(({ _id }) => !shown.has(_id)) ?? [];
      const all = [...tracks, ...hidden];
      queries.setQueryData(TRACKS_KEY, all);
      announce(words.nowAt({ header: moved.header, place: tracks.indexOf(moved) + 1, count: tracks.length }));
      arrange.mutate(all);
    },
    remove: (tracks: readonly OwnTrack[]) => {
      const ids = tracks.map(({ _id }) => _id);
      deleteWithUndo({
        ids,
        says:
          tracks.length === 1
            ? words.trackDeleted({ header: tracks[0]?.header ?? '' })
            : words.tracksDeleted({ count: tracks.length }),
        remove: () => callAudio('POST /api/audio/tracks/delete', { body: { tracks: ids } }),
        reload,
      });
    },
  };
}

export type TrackActions = ReturnType<typeof useTrackActions>;

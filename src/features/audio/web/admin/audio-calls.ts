import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { productsContract } from '../../../products/contract.ts';
import type { audioContract } from '../../contract.ts';

export const callAudio = browserClient<typeof audioContract>();

export const TRACKS_KEY = ['audio-tracks'] as const;

export const tracksQuery = queryOptions({
  queryKey: TRACKS_KEY,
  queryFn: () => callAudio('GET /api/audio/tracks'),
  // Examining a file takes seconds.
  refetchInterval: ({ state: { data } }) =>
    data?.some(({ sound }) => sound.state === 'waiting') ? 1000 : false,
});

/** Tracks for visitors, for the blocks on the canvas. */
export const heardTracksQuery = queryOptions({
  queryKey: ['audio-tracks', 'heard'],
  queryFn: () => callAudio('GET /api/audio'),
});

/** A waveform changes only together with the audio. */
export const waveformQuery = (id: string, state: string) =>
  queryOptions({
    queryKey: ['audio-waveform', id, state],
    queryFn: () => callAudio('GET /api/audio/track/{id}/waveform', { params: { id } }),
    staleTime: Infinity,
  });

const callProducts = browserClient<typeof productsContract>();

/** Products that can sell a track. */
export const productsQuery = queryOptions({
  queryKey: ['audio-products'],
  queryFn: () => callProducts('GET /api/products', { query: { sort: 'label', limit: 500 } }),
});

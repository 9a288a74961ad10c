import { useQuery } from '@tanstack/react-query';
import type { Picture } from '../../../../../lib/content/pictures.ts';
import { callFiles } from '../../../../files/web/index.ts';

/** A section uses six at most; further ones start over. */
const MOST = 24;
const none: readonly Picture[] = [];

/** Library images for sections; only those with alt text. */
export function usePicturesHere(): readonly Picture[] {
  const { data } = useQuery({
    queryKey: ['files', 'for-sections'],
    queryFn: async (): Promise<Picture[]> => {
      const files = await callFiles('GET /api/files/images', { query: { limit: MOST } });
      return files
        .filter(
          ({ state, alt, width = 0, height = 0, private: hidden }) =>
            state === 'ready' && alt && !hidden && width >= 900 && height >= 600,
        )
        .map(({ _id, urls, alt, width, height }) => ({
          file: _id,
          src: urls.original,
          alt,
          ...(width === undefined ? {} : { width }),
          ...(height === undefined ? {} : { height }),
        }));
    },
    staleTime: 60_000,
  });
  return data ?? none;
}

export interface Tags {
  title: string;
  artist: string;
  /** Seconds, if the file says so. */
  duration: number | null;
  cover: { type: string; bytes: Uint8Array } | null;
}

const COVERS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const LARGEST_COVER = 10 * 1024 * 1024;

const line = (text: string | undefined, most: number): string =>
  (text ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, most);

/** The tags of an audio file; undefined if they cannot be read. */
export async function readTags(path: string): Promise<Tags> {
  try {
    const { parseFile } = await import('music-metadata');
    const { common, format } = await parseFile(path, { duration: false });
    const picture = common.picture?.find(
      ({ format: type, data }) => COVERS.includes(type) && data.length <= LARGEST_COVER,
    );
    return {
      title: line(common.title, 160),
      artist: line(common.artist, 160),
      duration: format.duration !== undefined && format.duration > 0 ? format.duration : null,
      cover: picture ? { type: picture.format, bytes: picture.data } : null,
    };
  } catch {
    return { title: '', artist: '', duration: null, cover: null };
  }
}

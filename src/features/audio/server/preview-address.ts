const endings: Record<string, string> = { 'audio/mpeg': 'mp3', 'audio/wav': 'wav' };

interface Addressed {
  /** The id of the track. */
  id: string;
  revision: string;
  /** Media type. */
  type: string;
}

/** The address of a sold track's preview. Another cut has another address. */
export const previewAddress = ({ id, revision, type }: Addressed): string =>
  `/audio/${id}/${revision}/preview.${endings[type] ?? 'bin'}`;

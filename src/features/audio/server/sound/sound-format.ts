export type SoundFormat = 'mp3' | 'wav' | 'flac' | 'vorbis' | 'opus';

const has = (head: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((sign, index) => head[at + index] === sign.charCodeAt(0));

const within = (head: Uint8Array, text: string): boolean => Buffer.from(head).includes(text, 0, 'latin1');

/** The format of an audio file by its first bytes (512 are enough); null for one that cannot be decoded here, such as AAC. */
export function soundFormat(head: Uint8Array): SoundFormat | null {
  if (has(head, 'RIFF') && has(head, 'WAVE', 8)) return 'wav';
  if (has(head, 'fLaC')) return 'flac';
  if (has(head, 'OggS')) return within(head, 'OpusHead') ? 'opus' : within(head, 'vorbis') ? 'vorbis' : null;
  if (has(head, 'ID3')) return 'mp3';
  const [first = 0, second = 0] = head;
  // Eleven sync bits and a layer: raw AAC has the same sync without a layer.
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0 ? 'mp3' : null;
}

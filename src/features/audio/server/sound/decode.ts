import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { MPEGDecoder } from 'mpg123-decoder';
import { OggOpusDecoder } from 'ogg-opus-decoder';
import type { SoundFormat } from './sound-format.ts';
import { type Pcm, WavReader } from './wav.ts';

/** The common interface of the decoders; some are synchronous, some asynchronous. */
interface Decoder {
  ready: Promise<void>;
  decode: (bytes: Uint8Array) => Decoded | Promise<Decoded>;
  flush?: () => Promise<Decoded>;
}
interface Decoded {
  channelData: Float32Array[];
  samplesDecoded: number;
  sampleRate: number;
}

const decoders: Record<Exclude<SoundFormat, 'wav'>, () => Decoder> = {
  mp3: () => new MPEGDecoder(),
  flac: () => new FLACDecoder(),
  vorbis: () => new OggVorbisDecoder(),
  opus: () => new OggOpusDecoder(),
};

/** Decodes a file chunk by chunk, so that its length costs time but no memory. */
export async function* decodeSound(
  format: SoundFormat,
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<Pcm> {
  if (format === 'wav') {
    const reader = new WavReader();
    for await (const piece of pieces) yield* reader.read(piece);
    return;
  }
  const decoder = decoders[format]();
  await decoder.ready;
  for await (const piece of pieces) yield* heard(await decoder.decode(piece));
  if (decoder.flush) yield* heard(await decoder.flush());
}

function* heard({ channelData: channels, samplesDecoded, sampleRate: rate }: Decoded): Generator<Pcm> {
  if (samplesDecoded > 0 && channels.length > 0) yield { channels, rate };
}

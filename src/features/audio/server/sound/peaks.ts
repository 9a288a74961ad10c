import type { Pcm } from './wav.ts';

/** The number of bars in a waveform. */
export const PEAKS = 400;
/** Samples added up at a time: fine enough for two seconds of audio, small enough for hours. */
const BIN = 512;

/** Collects the loudness of audio whose duration is not known before its end. */
export class PeakGatherer {
  private readonly bins: number[] = [];
  private sum = 0;
  private filled = 0;
  private samples = 0;
  private rate = 0;

  add({ channels, rate }: Pcm): void {
    const [first] = channels;
    if (!first) return;
    this.rate = rate;
    this.samples += first.length;
    for (let index = 0; index < first.length; index++) {
      for (const channel of channels) this.sum += (channel[index] ?? 0) ** 2;
      if (++this.filled === BIN) this.close(channels.length);
    }
  }

  private close(channels: number): void {
    this.bins.push(this.sum / (this.filled * channels));
    this.sum = 0;
    this.filled = 0;
  }

  /** Seconds. */
  get duration(): number {
    return this.rate === 0 ? 0 : this.samples / this.rate;
  }

  /** `PEAKS` whole numbers from 0 to 100, the loudest 100; all 0 for silence. */
  peaks(): number[] {
    const { bins } = this;
    const loudness = Array.from({ length: PEAKS }, (_, index) => {
      const from = Math.floor((index * bins.length) / PEAKS);
      const to = Math.max(from + 1, Math.floor(((index + 1) * bins.length) / PEAKS));
      let sum = 0;
      for (let bin = from; bin < to; bin++) sum += bins[bin] ?? 0;
      return Math.sqrt(sum / (to - from));
    });
    const loudest = Math.max(...loudness);
    return loudness.map((value) => (loudest > 0 ? Math.round((value / loudest) * 100) : 0));
  }
}

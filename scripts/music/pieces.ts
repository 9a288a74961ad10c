import {
  bass,
  bell,
  finish,
  kalimba,
  keys,
  type Note,
  pad,
  play,
  silence,
  type Stereo,
  type Voice,
} from './synth.ts';

export interface Piece {
  file: string;
  title: string;
  artist: string;
  /** Seconds. */
  lasts: number;
  make: () => Stereo;
}

export interface Score {
  beat: number;
  notes: Note[];
}

/** A melody as text: notes with their length in beats (`D5:2`), `-` for a rest. */
export function sing(
  score: Score,
  voice: Voice,
  from: number,
  line: string,
  volume: number,
  place = 0,
): void {
  let at = from;
  for (const word of line.trim().split(/\s+/)) {
    const [note = '-', beats = '1'] = word.split(':');
    const lasts = Number(beats);
    if (note !== '-')
      score.notes.push({ voice, note, at: at * score.beat, lasts: lasts * score.beat, volume, place });
    at += lasts;
  }
}

/** Block chords of equal length. */
export function chords(
  score: Score,
  voice: Voice,
  from: number,
  beats: number,
  line: string,
  volume: number,
): void {
  line.split('|').forEach((chord, index) => {
    const notes = chord.trim().split(/\s+/);
    notes.forEach((note, position) =>
      score.notes.push({
        voice,
        note,
        at: (from + index * beats) * score.beat,
        lasts: beats * score.beat,
        volume,
        place: notes.length > 1 ? (position / (notes.length - 1) - 0.5) * 0.9 : 0,
      }),
    );
  });
}

/** Arpeggios: the notes of each chord in turn, repeatedly. */
export function ripple(
  score: Score,
  voice: Voice,
  from: number,
  step: number,
  beats: number,
  line: string,
  volume: number,
): void {
  line.split('|').forEach((chord, index) => {
    const notes = chord.trim().split(/\s+/);
    for (let count = 0; count * step < beats; count++) {
      const note = notes[count % notes.length];
      if (!note) continue;
      const at = (from + index * beats + count * step) * score.beat;
      const soft = count % notes.length === 0 ? 1 : 0.75;
      const place = Math.sin(count * 1.3) * 0.5;
      score.notes.push({ voice, note, at, lasts: step * score.beat, volume: volume * soft, place });
    }
  });
}

export const piece =
  (lasts: number, bpm: number, wetness: number, write: (score: Score) => void): (() => Stereo) =>
  () => {
    const score: Score = { beat: 60 / bpm, notes: [] };
    write(score);
    const sound = silence(lasts);
    for (const note of score.notes) if (note.at < lasts) play(sound, note);
    return finish(sound, wetness, 2);
  };

const artist = 'Slipway House Band';

/** Four short pieces for a pottery by a river. */
export const pieces: readonly Piece[] = [
  {
    file: 'slack-water.mp3',
    title: 'Slack Water',
    artist,
    lasts: 33,
    make: piece(33, 72, 0.5, (score) => {
      const harmony = 'D3 A3 F#4 | B2 F#3 D4 | G2 D3 B3 | A2 E3 C#4';
      chords(score, pad, 0, 4, `${harmony} | ${harmony} | D3 A3 F#4`, 0.11);
      sing(score, bass, 0, 'D2:4 B1:4 G1:4 A1:4 D2:4 B1:4 G1:4 A1:4 D2:6', 0.32);
      ripple(score, kalimba, 4, 1, 4, 'D4 F#4 A4 F#4 | G4 B4 D5 B4 | E4 A4 C#5 A4', 0.13);
      sing(
        score,
        kalimba,
        16,
        'F#5:1.5 E5:0.5 D5:2 D5:1 C#5:1 B4:2 B4:1 D5:1 G5:1.5 F#5:0.5 E5:3 C#5:1 D5:4',
        0.26,
        0.2,
      );
    }),
  },
  {
    file: 'round-and-round.mp3',
    title: 'Round and Round',
    artist,
    lasts: 34.5,
    make: piece(34.5, 132, 0.3, (score) => {
      const waltz = 'G3 B3 D4 G4 D4 B3 | E3 G3 B3 E4 B3 G3 | C3 E3 G3 C4 G3 E3 | D3 F#3 A3 D4 A3 F#3';
      ripple(score, keys, 0, 1, 6, `${waltz} | ${waltz} | ${waltz}`, 0.19);
      sing(score, bass, 0, 'G2:6 E2:6 C2:6 D2:6 G2:6 E2:6 C2:6 D2:6 G2:6 E2:6 C2:6 D2:3 G2:3', 0.3);
      sing(
        score,
        bell,
        24,
        'D5:3 B4:2 C5:1 E5:3 B4:3 G5:3 E5:2 D5:1 A4:3 F#4:3 B4:3 D5:2 G5:1 G5:3 E5:3 E5:2 D5:1 C5:3 D5:3 G5:3',
        0.14,
        -0.2,
      );
    }),
  },
  {
    file: 'kiln-at-night.mp3',
    title: 'Kiln at Night',
    artist,
    lasts: 37,
    make: piece(37, 58, 0.65, (score) => {
      const dark = 'A2 E3 C4 | F2 C3 A3 | D3 A3 F4 | E2 B2 G#3';
      chords(score, pad, 0, 4, `${dark} | ${dark}`, 0.13);
      sing(score, bass, 0, 'A1:4 F1:4 D2:4 E1:4 A1:4 F1:4 D2:4 E1:2 A1:4', 0.28);
      sing(
        score,
        bell,
        4,
        'C5:2 A4:1 - F4:1 A4:1 D5:2 B4:3 - E5:1.5 C5:0.5 A4:2 C5:2 F5:1 E5:1 D5:2 A4:2 G#4:2 B4:2 A4:4',
        0.17,
        0.25,
      );
      ripple(score, kalimba, 16, 0.5, 4, 'A3 C4 E4 C4 | F3 A3 C4 A3 | D4 F4 A4 F4 | E3 G#3 B3 E4', 0.07);
    }),
  },
  {
    file: 'market-morning.mp3',
    title: 'Market Morning',
    artist,
    lasts: 34,
    make: piece(34, 112, 0.25, (score) => {
      const bright = 'C4 E4 G4 C5 | A3 C4 E4 A4 | F3 A3 C4 F4 | G3 B3 D4 G4';
      ripple(score, kalimba, 0, 0.5, 4, `${bright} | ${bright} | ${bright} | ${bright}`, 0.16);
      sing(
        score,
        bass,
        0,
        Array.from(
          { length: 4 },
          () => 'C2:1.5 C2:1.5 G2:1 A1:1.5 A1:1.5 E2:1 F1:1.5 F1:1.5 C2:1 G1:1.5 G1:1.5 D2:1',
        ).join(' '),
        0.3,
      );
      const tune =
        'E5:1 G5:0.5 E5:0.5 C5:2 E5:0.5 D5:0.5 C5:1 A4:2 F5:1 E5:0.5 D5:0.5 C5:2 B4:0.5 C5:0.5 D5:1 G4:2';
      sing(score, keys, 16, tune, 0.24, -0.15);
      sing(score, keys, 32, tune.replace(/G4:2$/, 'D5:2'), 0.24, -0.15);
      sing(score, bell, 48, 'G5:4 E5:4 F5:4 D5:2 C5:4', 0.14, 0.3);
    }),
  },
];

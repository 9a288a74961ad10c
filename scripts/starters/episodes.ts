import { chords, piece, ripple, sing } from '../music/pieces.ts';
import { bass, bell, kalimba, keys, pad, type Stereo } from '../music/synth.ts';

/** Short pieces for the podcast's starter, each for one place: file name, title and seconds. */
export const episodes: readonly { name: string; title: string; lasts: number; make: () => Stereo }[] = [
  {
    name: 'stairwell',
    title: 'The stairwell at number nine',
    lasts: 38,
    // Few notes and a long echo: four floors of it.
    make: piece(38, 56, 0.9, (score) => {
      chords(score, pad, 8, 4, 'C3 G3 | A2 E3 | F2 C3 | G2 D3 | C3 G3 E4', 0.1);
      sing(score, kalimba, 0, 'G4:1 E4:1 C5:2 G4:1 E4:1 D5:2 A4:1 E4:1 C5:2 A4:1 F4:1 E5:4', 0.26);
      sing(score, bell, 8, '- - C5:2 - E5:3 - - A4:2 - C5:3 - - F5:2 E5:1 D5:3 - G4:5', 0.15, 0.35);
      sing(score, kalimba, 20, 'G4:1 E4:1 C5:2 D5:1 B4:1 G4:2 C5:5', 0.22, -0.3);
      sing(score, bass, 16, 'F1:4 G1:4 C2:8', 0.24);
    }),
  },
  {
    name: 'kitchen',
    title: 'A kitchen before seven',
    lasts: 36,
    make: piece(36, 92, 0.3, (score) => {
      const warm = 'F3 A3 C4 E4 | D3 F3 A3 C4 | A#2 D3 F3 A3 | C3 E3 G3 A#3';
      ripple(score, keys, 0, 1, 4, `${warm} | ${warm} | ${warm} | F3 A3 C4 F4`, 0.16);
      sing(
        score,
        bass,
        8,
        'A#1:3 F2:1 C2:3 G1:1 F2:3 C2:1 D2:3 A1:1 A#1:3 F2:1 C2:3 G1:1 F2:3 C2:1 D2:3 A1:1 A#1:2 C2:2 F1:6',
        0.3,
      );
      sing(
        score,
        kalimba,
        16,
        'C5:1 A4:0.5 C5:0.5 F5:2 E5:1 D5:1 A4:2 D5:1 C5:0.5 A#4:0.5 D5:2 C5:1 A#4:1 G4:2 A4:1 C5:0.5 F5:0.5 A5:2 G5:1 F5:1 D5:2 D5:1 F5:1 A#4:2 C5:2 E5:2 F5:4',
        0.24,
        0.2,
      );
    }),
  },
  {
    name: 'ferry',
    title: 'The night ferry',
    lasts: 40,
    // Three beats, like a swell, and an engine below that never changes.
    make: piece(40, 88, 0.6, (score) => {
      const swell = 'D3 A3 D4 F4 A3 F3 | A#2 F3 A#3 D4 F3 D3 | G2 D3 G3 A#3 D3 A#2 | A2 E3 A3 C#4 E3 C#3';
      ripple(score, keys, 0, 1, 6, `${swell} | ${swell} | D3 A3 D4 F4 A3 F3`, 0.14);
      sing(score, bass, 0, Array.from({ length: 28 }, () => 'D2:2').join(' '), 0.22);
      chords(
        score,
        pad,
        12,
        6,
        'G2 D3 A#3 | A2 E3 C#4 | D3 A3 F4 | A#2 F3 D4 | G2 D3 A#3 | A2 E3 C#4 | D3 A3 F4',
        0.09,
      );
      sing(
        score,
        bell,
        12,
        'A#4:3 D5:3 C#5:4 E5:2 F5:3 A5:3 F5:4 D5:2 D5:3 G5:3 E5:3 C#5:3 D5:6',
        0.15,
        -0.25,
      );
    }),
  },
  {
    name: 'market-roof',
    title: 'Rain on the market roof',
    lasts: 36,
    make: piece(36, 126, 0.4, (score) => {
      const rain =
        'A4 E5 C5 G5 E5 A4 D5 C5 | F4 C5 A4 E5 C5 F5 A4 D5 | C4 G4 E5 B4 G4 C5 E5 D5 | G4 D5 B4 F5 D5 G4 B4 C5';
      ripple(score, kalimba, 0, 0.5, 8, `${rain} | ${rain} | A4 E5 C5 G5 E5 A4 D5 C5`, 0.14);
      sing(
        score,
        bass,
        8,
        'F1:3 F1:3 C2:2 C2:3 C2:3 G1:2 G1:3 G1:3 D2:2 A1:3 A1:3 E2:2 F1:3 F1:3 C2:2 C2:3 C2:3 G1:2 G1:4 D2:4 A1:8',
        0.3,
      );
      sing(
        score,
        keys,
        16,
        'E5:3 D5:1 C5:4 B4:3 D5:1 G5:4 C5:2 E5:2 A5:4 G5:3 F5:1 C5:4 E5:3 D5:1 G4:4 B4:2 D5:2 C5:2 B4:2 A4:8',
        0.2,
        0.2,
      );
      chords(score, pad, 32, 8, 'A2 E3 C4 | F2 C3 A3 | C3 G3 E4 | G2 D3 B3 | A2 E3 C4', 0.08);
    }),
  },
];

import { chords, piece, ripple, sing } from '../music/pieces.ts';
import { bass, bell, kalimba, keys, pad, type Stereo } from '../music/synth.ts';

/** Four short songs without words for the musician's starter: file name, title and seconds. */
export const songs: readonly { name: string; title: string; lasts: number; make: () => Stereo }[] = [
  {
    name: 'low-sun',
    title: 'Low Sun',
    lasts: 21,
    make: piece(21, 84, 0.5, (score) => {
      const harmony = 'E3 B3 G#4 | C#3 G#3 E4 | A2 E3 C#4 | B2 F#3 D#4';
      chords(score, pad, 0, 4, `${harmony} | ${harmony}`, 0.12);
      sing(score, bass, 0, 'E2:4 C#2:4 A1:4 B1:4 E2:4 C#2:4 A1:6', 0.32);
      sing(score, keys, 8, 'B4:1.5 C#5:0.5 E5:2 D#5:1 C#5:1 B4:2 G#4:1.5 B4:0.5 C#5:2 B4:4', 0.22, 0.2);
    }),
  },
  {
    name: 'round-trip',
    title: 'Round Trip',
    lasts: 20,
    make: piece(20, 118, 0.3, (score) => {
      const round = 'A3 C4 E4 A4 | G3 B3 D4 G4 | F3 A3 C4 F4 | E3 G#3 B3 E4';
      ripple(score, kalimba, 0, 0.5, 4, `${round} | ${round}`, 0.17);
      sing(
        score,
        bass,
        0,
        'A1:1.5 A1:1.5 E2:1 G1:1.5 G1:1.5 D2:1 F1:1.5 F1:1.5 C2:1 E1:1.5 E1:1.5 B1:1 A1:1.5 A1:1.5 E2:1 G1:1.5 G1:1.5 D2:1 F1:2 E1:2 A1:4',
        0.3,
      );
      sing(score, bell, 16, 'E5:2 C5:1 D5:1 B4:3 G4:1 A4:2 C5:2 B4:2 G#4:2 A4:4', 0.16, -0.2);
    }),
  },
  {
    name: 'tideline',
    title: 'Tideline',
    lasts: 24,
    make: piece(24, 62, 0.65, (score) => {
      const slow = 'D3 A3 F4 | A#2 F3 D4 | F2 C3 A3 | C3 G3 E4';
      chords(score, pad, 0, 4, `${slow} | D3 A3 F4`, 0.13);
      sing(score, bass, 0, 'D2:4 A#1:4 F1:4 C2:4 D2:6', 0.26);
      sing(score, bell, 2, 'F5:2 E5:1 D5:1 A4:3 - D5:1 F5:1 A5:2 G5:2 E5:2 C5:2 D5:5', 0.17, 0.25);
    }),
  },
  {
    name: 'third-floor',
    title: 'Third Floor',
    lasts: 20,
    make: piece(20, 96, 0.35, (score) => {
      const late = 'C3 G3 E4 B4 | A2 E3 C4 G4 | D3 A3 F4 C5 | G2 D3 B3 F4';
      ripple(score, keys, 0, 1, 4, `${late} | ${late}`, 0.17);
      sing(score, bass, 0, 'C2:3 G1:1 A1:3 E2:1 D2:3 A1:1 G1:3 B1:1 C2:3 G1:1 A1:3 E2:1 D2:2 G1:2 C2:4', 0.3);
      sing(
        score,
        kalimba,
        8,
        'G4:1 A4:0.5 C5:1.5 E5:1 D5:2 C5:1 A4:1 B4:2 D5:2 G4:4 E5:1 D5:1 C5:2 B4:2 C5:4',
        0.24,
        0.15,
      );
    }),
  },
];

import type { ReactNode } from 'react';
import css from './drawing.module.css';

/** Simple shapes in the site's colours, as placeholders for missing images. */
const drawings: readonly ReactNode[] = [
  <>
    <circle className={css.three} cx="430" cy="150" r="78" />
    <path className={css.two} d="M0 300C110 210 210 220 320 275S520 330 600 240V450H0Z" />
    <path className={css.one} d="M0 365C140 290 260 330 370 360S540 380 600 325V450H0Z" />
  </>,
  <>
    <path className={css.two} d="M330 450V190a120 120 0 0 1 240 0V450Z" />
    <path className={css.one} d="M130 450V250a105 105 0 0 1 210 0V450Z" />
    <circle className={css.three} cx="200" cy="95" r="42" />
  </>,
  <>
    <circle className={css.two} cx="300" cy="225" r="170" />
    <path className={css.one} d="M300 55a170 170 0 0 1 0 340Z" />
    <circle className={css.three} cx="300" cy="225" r="68" />
  </>,
  <>
    <path className={css.one} d="M0 450V150C120 150 200 230 200 450Z" />
    <path className={css.two} d="M200 450C200 260 300 120 470 120S600 190 600 210V450Z" />
    <path className={css.three} d="M330 450c0-95 55-165 140-165s130 60 130 165Z" />
  </>,
  <>
    <rect className={css.two} x="90" y="70" width="200" height="310" rx="100" />
    <rect className={css.one} x="310" y="70" width="200" height="200" rx="100" />
    <rect className={css.three} x="310" y="290" width="200" height="90" rx="45" />
  </>,
  <>
    <path className={css.two} d="M0 90q75-60 150 0t150 0t150 0t150 0V450H0Z" />
    <path className={css.one} d="M0 215q75-60 150 0t150 0t150 0t150 0V450H0Z" />
    <path className={css.three} d="M0 340q75-60 150 0t150 0t150 0t150 0V450H0Z" />
  </>,
];

export function Drawing({ kind }: { kind: number }) {
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 600 450"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {drawings[kind % drawings.length]}
    </svg>
  );
}

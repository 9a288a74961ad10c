import type { Sheet } from '../draw/kit.ts';
import { blob, box, line, mix, oval, path } from '../draw/kit.ts';
import { across, down, glow } from './shapes.ts';

export interface Person {
  skin: string;
  hair: string;
  style: 'bun' | 'short' | 'long' | 'curls' | 'bald' | 'bob';
  top: string;
  /** Colour of the apron or scarf over it. */
  over?: string;
  beard?: boolean;
  glasses?: boolean;
  ground: string;
}

const dark = '#1c1416';

function hairBehind(hair: string, style: Person['style']): string {
  if (style === 'long')
    return path(
      'M318 330C300 180 420 110 500 110S700 180 682 330C690 470 720 560 700 690C600 740 400 740 300 690C280 560 310 470 318 330Z',
      hair,
    );
  if (style === 'bob')
    return path(
      'M312 350C290 180 420 112 500 112S710 180 688 350C692 430 690 480 672 540C600 575 400 575 328 540C310 480 308 430 312 350Z',
      hair,
    );
  if (style === 'bun') return oval(500, 118, 92, 82, hair) + oval(500, 270, 184, 172, hair);
  if (style === 'curls')
    return [
      [340, 300],
      [320, 400],
      [370, 210],
      [450, 150],
      [550, 150],
      [630, 210],
      [660, 300],
      [680, 400],
      [350, 480],
      [650, 480],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 92, 92, hair))
      .join('');
  return '';
}

function hairBefore(hair: string, style: Person['style']): string {
  if (style === 'bald') return '';
  if (style === 'short')
    return path(
      'M330 350C310 190 400 130 510 132C640 134 700 220 672 352C660 300 640 270 600 250C540 262 430 262 380 246C350 272 338 310 330 350Z',
      hair,
    );
  if (style === 'curls')
    return [
      [390, 215],
      [460, 190],
      [540, 190],
      [610, 215],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 70, 58, hair))
      .join('');
  return path(
    'M334 372C318 220 410 150 500 150S690 220 666 372C650 300 610 262 548 226C500 268 410 290 366 300C350 322 340 344 334 372Z',
    hair,
  );
}

/** Head and shoulders on a plain ground, in a square of 1000. */
export function person(s: Sheet, { skin, hair, style, top, over, beard, glasses, ground }: Person): string {
  const light = mix(skin, '#ffffff', 0.14);
  const warm = mix(skin, '#a03c28', 0.28);
  const k = s.w / 1000;
  const parts = [
    box(
      0,
      0,
      1000,
      s.h / k,
      down(s, 0, s.h / k, [0, mix(ground, '#ffffff', 0.22)], [1, mix(ground, dark, 0.1)]),
    ),
    glow(s, 300, 260, 560, '#fffaf0', 0.4),
    hairBehind(hair, style),
    path('M430 560H570V760H430Z', mix(skin, dark, 0.14)),
    path(
      'M120 1260C120 880 250 760 420 720C450 800 550 800 580 720C750 760 880 880 880 1260Z',
      across(s, 120, 880, [0, mix(top, '#ffffff', 0.12)], [0.5, top], [1, mix(top, dark, 0.28)]),
    ),
    path('M420 720C440 820 560 820 580 720L600 730C580 860 420 860 400 730Z', mix(top, dark, 0.3)),
    path(
      blob([
        [334, 380],
        [350, 260],
        [500, 190],
        [650, 260],
        [666, 380],
        [640, 520],
        [560, 622],
        [500, 640],
        [440, 622],
        [360, 520],
      ]),
      across(s, 334, 666, [0, light], [0.55, skin], [1, mix(skin, dark, 0.2)]),
    ),
    oval(330, 415, 26, 44, skin) + oval(670, 415, 26, 44, mix(skin, dark, 0.16)),
    oval(408, 490, 42, 26, warm, { opacity: 0.35 }) + oval(592, 490, 42, 26, warm, { opacity: 0.35 }),
  ];
  if (over)
    parts.push(
      path(
        'M350 850C420 900 580 900 650 850L720 1260H280Z',
        across(s, 280, 720, [0, over], [1, mix(over, dark, 0.25)]),
      ),
      line('M350 850L408 726M650 850L592 726', over, 26),
    );
  if (beard)
    parts.push(
      path(
        'M344 430C350 620 430 690 500 690S650 620 656 430C630 510 590 520 560 512C530 500 470 500 440 512C410 520 370 510 344 430Z',
        hair,
      ),
    );
  parts.push(
    oval(432, 402, 13, 15, dark) + oval(568, 402, 13, 15, dark),
    line('M400 356Q432 338 462 354M538 354Q568 338 600 356', mix(hair, dark, 0.3), 11),
    line('M500 410Q484 470 504 482', mix(skin, dark, 0.34), 8),
    line('M444 546Q500 590 556 546', beard ? mix(skin, '#ffffff', 0.1) : mix(warm, dark, 0.35), 11),
    hairBefore(hair, style),
  );
  if (glasses)
    parts.push(
      line(
        'M376 404a54 50 0 1 0 108 0a54 50 0 1 0-108 0M516 404a54 50 0 1 0 108 0a54 50 0 1 0-108 0M484 396q16-12 32 0',
        dark,
        9,
      ),
    );
  return `<g transform="scale(${k})">${parts.join('')}</g>`;
}

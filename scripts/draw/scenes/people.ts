import type { Skin } from '../hands.ts';
import { hand, limb, skins } from '../hands.ts';
import type { Sheet } from '../kit.ts';
import { line, mix, n, oval, path } from '../kit.ts';
import { glazes, shadow } from '../palette.ts';

import { pot } from '../pots.ts';
import { profiles } from '../profiles.ts';
import { wall, windowLight } from '../props.ts';

const head =
  'M298 306C298 196 502 196 502 306C502 352 496 392 474 428C456 458 428 478 400 478C372 478 344 458 326 428C304 392 298 352 298 306Z';

function face(s: Sheet, skin: Skin, brow: string, cheek: string): string {
  const clip = s.clip(head);
  return [
    oval(300, 344, 22, 34, skin.base),
    oval(500, 344, 22, 34, skin.dark),
    oval(500, 346, 11, 20, mix(skin.dark, '#2a120a', 0.3)),
    path(
      head,
      s.linear(
        [298, 230],
        [502, 400],
        [
          [0, skin.light],
          [0.45, skin.base],
          [1, mix(skin.base, skin.dark, 0.5)],
        ],
      ),
    ),
    `<g clip-path="${clip}">${path('M446 190C500 260 474 330 464 372C452 424 430 460 380 486H540V190Z', skin.dark, { opacity: 0.4 })}${oval(346, 392, 32, 22, cheek, { opacity: 0.4 })}${oval(456, 392, 30, 22, cheek, { opacity: 0.35 })}</g>`,
    line('M340 350q18-16 38 0M422 350q20-16 40 0', '#2a1712', 6.5),
    line('M332 314q24-16 50-6M418 308q26-10 52 8', brow, 9),
    line('M400 340C392 366 384 384 388 392Q398 402 414 396', mix(skin.dark, '#4a2010', 0.3), 5.5),
    path('M356 420Q400 440 446 418Q434 454 400 455Q368 454 356 420Z', '#7d2f2a'),
    path('M364 424Q400 440 438 422Q432 434 400 437Q372 436 364 424Z', '#fff6ea'),
  ].join('');
}

const cloth = (s: Sheet, shirt: string): string =>
  s.linear(
    [130, 600],
    [680, 700],
    [
      [0, mix(shirt, '#fff6e0', 0.3)],
      [0.45, shirt],
      [1, mix(shirt, '#201008', 0.42)],
    ],
  );

function figure(s: Sheet, skin: Skin, shirt: string, apron: string, before: string, after: string): string {
  const dark = mix(shirt, '#201008', 0.42);
  const body =
    'M128 1010C120 820 138 690 200 640C250 604 320 596 352 570H448C480 596 550 604 600 640C662 690 680 820 672 1010Z';
  return [
    path(body, shadow, { opacity: 0.28, transform: 'translate(34 16)' }),
    before,
    path(
      'M346 440H454V566Q446 626 400 630Q354 626 346 566Z',
      s.linear(
        [346, 0],
        [454, 0],
        [
          [0, skin.base],
          [1, skin.dark],
        ],
      ),
    ),
    path('M346 470Q400 520 454 462V520Q400 560 346 506Z', mix(skin.dark, '#2a120a', 0.25), { opacity: 0.55 }),
    path(body.replace('H448', 'Q400 650 448 570'), cloth(s, shirt)),
    line('M352 570Q400 650 448 570', dark, 9, { opacity: 0.5 }),
    path(
      'M272 700Q400 740 528 700L566 1010H234Z',
      s.linear(
        [240, 700],
        [560, 900],
        [
          [0, mix(apron, '#fff6e0', 0.2)],
          [0.5, apron],
          [1, mix(apron, '#100808', 0.45)],
        ],
      ),
    ),
    line('M286 704L322 590M514 704L478 590', mix(apron, '#100808', 0.2), 22),
    line('M272 700Q400 740 528 700', mix(apron, '#fff6e0', 0.35), 5, { opacity: 0.7 }),
    after,
  ].join('');
}

function arms(s: Sheet, skin: Skin, shirt: string, y: number, gap: number, thing: string): string {
  const dark = mix(shirt, '#201008', 0.55);
  const side = (k: 1 | -1): string => {
    const x = (d: number): string => n(400 + k * d);
    const upper = `M${x(210)} 720Q${x(246)} ${n(y + 116)} ${x(232)} ${n(y + 150)}L${x(176)} ${n(y + 122)}`;
    return [
      limb(
        s,
        [400 + k * 190, y + 140],
        [400 + k * 170, y + 116],
        [400 + k * (gap + 44), y + 22],
        40,
        32,
        k === -1 ? skin.base : skin.dark,
        k === -1 ? skin.dark : skin.base,
      ),
      line(upper, cloth(s, shirt), 104),
      line(
        `M${x(160)} 700Q${x(192)} ${n(y - 10)} ${x(188)} ${n(y + 66)}q${n(k * -40)} 22 ${n(k * -48)} 78`,
        dark,
        8,
        { opacity: 0.4 },
      ),
      line(`M${x(236)} ${n(y + 60)}q${n(k * -6)} 50 ${n(k * -34)} 84`, dark, 8, { opacity: 0.22 }),
    ].join('');
  };
  return [
    thing,
    side(-1),
    side(1),
    hand(s, 400 - gap + 2, y, 0.68, -8, skin),
    hand(s, 400 + gap - 2, y, 0.68, -8, skin, true),
  ].join('');
}

export function nell(s: Sheet): string {
  const hair = s.linear(
    [290, 150],
    [520, 400],
    [
      [0, '#f0e6d2'],
      [0.5, '#c9bda6'],
      [1, '#85796a'],
    ],
  );
  const back =
    oval(404, 168, 66, 60, hair) +
    line('M356 160q44-40 96 6M362 186q44-22 84 0', '#8f8371', 5, { opacity: 0.6 }) +
    path('M284 330C262 200 326 160 400 160S540 200 516 330Q520 400 496 430H304Q280 400 284 330Z', '#a3967f');
  const fringe =
    path(
      'M286 344C268 222 320 176 396 174C486 172 534 226 514 346C508 306 500 276 470 246C440 234 420 226 410 216C380 246 338 250 316 268C298 290 292 312 286 344Z',
      hair,
    ) +
    line('M330 236Q370 196 404 208M452 214Q494 240 504 290M312 268q-14 24-18 48', '#9a8d78', 4, {
      opacity: 0.6,
    });
  const after =
    face(s, skins.warm, '#9a8a72', '#d9705a') +
    fringe +
    oval(298, 388, 9, 9, '#2a6f74') +
    oval(502, 388, 9, 9, '#1d4d53') +
    arms(
      s,
      skins.warm,
      '#d9a441',
      800,
      116,
      pot(s, {
        x: 400,
        y: 930,
        w: 250,
        h: 214,
        form: profiles.moon,
        glaze: glazes.oyster,
        tilt: 0.2,
        line: 0.84,
        cast: 0,
      }),
    );
  return [
    wall(s, 1000, '#3c7274'),
    windowLight(30, 20, 460, 560, 2, 3, '#ffe9b8', 0.2),
    figure(s, skins.warm, '#d9a441', '#23545a', back, after),
  ].join('');
}

export function tobi(s: Sheet): string {
  const after = [
    face(s, skins.brown, '#1c1210', '#b5523a'),
    path(
      'M298 330C300 430 334 492 400 494S500 430 502 330C496 372 484 396 462 404Q400 392 338 404C316 396 304 372 298 330Z',
      '#1e1412',
    ),
    path('M352 414Q400 404 448 414Q438 452 400 454T352 414Z', '#7a3a2e'),
    path('M362 420Q400 430 438 420Q430 432 400 434T362 420Z', '#fff6ea'),
    path(
      'M292 318C282 214 330 176 400 174S518 214 508 318C500 284 490 262 476 250Q400 232 324 250C310 262 300 284 292 318Z',
      '#1e1412',
    ),
    line('M316 232Q352 194 400 192', '#5a4036', 7, { opacity: 0.6 }),
    line(
      'M322 350a37 34 0 1 0 74 0a37 34 0 1 0-74 0M408 350a37 34 0 1 0 74 0a37 34 0 1 0-74 0M396 346q6-6 12 0M322 344l-22-6M482 344l20-6',
      '#d9a648',
      6,
    ),
    arms(
      s,
      skins.brown,
      '#8c9a66',
      800,
      102,
      pot(s, {
        x: 400,
        y: 920,
        w: 214,
        h: 178,
        form: profiles.beaker,
        glaze: glazes.estuary,
        over: { glaze: glazes.oyster, line: 0.36, drip: 0.06 },
        tilt: 0.2,
        cast: 0,
      }),
    ),
  ].join('');
  return [
    wall(s, 1000, '#e2b088'),
    windowLight(300, 20, 440, 560, 2, 3, '#fff3d2', 0.34),
    figure(s, skins.brown, '#8c9a66', '#6b3220', '', after),
  ].join('');
}

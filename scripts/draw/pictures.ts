import type { Sheet } from './kit.ts';
import { WINDOW } from './kit.ts';
import { glazes, mist } from './palette.ts';
import { clayBlock, tools } from './scenes/bench.ts';
import { front } from './scenes/boat-shed.ts';
import { candle, espresso, espressoInFourGlazes, mugSizes, teaBowls, tumblers } from './scenes/cups.ts';
import { classroom } from './scenes/classroom.ts';
import { biscuit } from './scenes/dog.ts';
import { estuaryWide } from './scenes/estuary.ts';
import { glazed, tiles } from './scenes/glazes.ts';
import { lidded, plantPot, twoGlazeVase } from './scenes/jars.ts';
import { kiln } from './scenes/kiln.ts';
import { map } from './scenes/map.ts';
import { secondsBox, song, workbook } from './scenes/parcels.ts';
import { nell, tobi } from './scenes/people.ts';
import { plate } from './scenes/plate.ts';
import { servingDish, sidePlate } from './scenes/served.ts';
import { shelf } from './scenes/shelf.ts';
import { bowls, mug } from './scenes/still-life.ts';
import {
  bowlsInFourGlazes,
  breakfast,
  butterDishAlone,
  milkJug,
  plates,
  porridge,
} from './scenes/tableware.ts';
import { stems } from './scenes/vase.ts';
import { wheel } from './scenes/wheel.ts';
import { sill } from './scenes/window.ts';
import { hero, heroTall } from './scenes/worktop.ts';
export interface Drawing {
  file: string;
  title: string;
  w: number;
  h: number;
  /** Pixels, if those of `pixelsAcross` are too few. */
  across?: number;
  draw: (s: Sheet) => string;
}

/** Every image of the demo site. The position in the list is part of the seed, so add new ones at the end. */
export const pictures: readonly Drawing[] = [
  { file: 'worktop', title: 'Pots on a worktop by the window', w: 1500, h: 1000, draw: hero },
  { file: 'mug', title: 'A mug of tea', w: 900, h: 900, draw: mug },
  { file: 'bowls', title: 'A stack of bowls with apricots', w: 900, h: 900, draw: bowls },
  { file: 'vase', title: 'A vase of cut flowers', w: 880, h: 1200, draw: stems },
  { file: 'plate', title: 'A plate with figs from above', w: 900, h: 900, draw: plate },
  {
    file: 'glaze-estuary',
    title: 'A vase in Estuary',
    w: 800,
    h: 1000,
    draw: glazed(glazes.estuary, '#e7c7a4', '#b98252'),
  },
  {
    file: 'glaze-oyster',
    title: 'A vase in Oyster',
    w: 800,
    h: 1000,
    draw: glazed(glazes.oyster, '#3f7375', '#caa06c'),
  },
  {
    file: 'glaze-samphire',
    title: 'A vase in Samphire',
    w: 800,
    h: 1000,
    draw: glazed(glazes.samphire, '#6b4350', '#c7935f'),
  },
  {
    file: 'glaze-low-tide',
    title: 'A vase in Low Tide',
    w: 800,
    h: 1000,
    draw: glazed(glazes.lowTide, mist, '#c9a070'),
  },
  { file: 'glaze-tiles', title: 'Glaze test tiles on nails', w: 1200, h: 800, draw: tiles },
  { file: 'wheel', title: 'Hands at the wheel', w: 1500, h: 1000, draw: wheel },
  { file: 'shelf', title: 'Shelves of finished pots', w: 1680, h: 1040, across: WINDOW, draw: shelf },
  { file: 'kiln', title: 'The kiln, open', w: 880, h: 1200, draw: kiln },
  { file: 'window', title: 'The studio window', w: 880, h: 1200, draw: sill },
  { file: 'tools', title: 'Tools on the bench', w: 900, h: 900, draw: tools },
  { file: 'clay', title: 'A block of clay', w: 900, h: 900, draw: clayBlock },
  { file: 'class', title: 'The studio on a class evening', w: 1500, h: 1000, draw: classroom },
  { file: 'boat-shed', title: 'The studio from the quay', w: 1500, h: 1000, across: WINDOW, draw: front },
  { file: 'estuary', title: 'The river at high water', w: 1680, h: 720, across: WINDOW, draw: estuaryWide },
  { file: 'map', title: 'How to find us', w: 1500, h: 1000, draw: map },
  { file: 'nell', title: 'Nell Carrow', w: 800, h: 1000, draw: nell },
  { file: 'tobi', title: 'Tobi Adeyemi', w: 800, h: 1000, draw: tobi },
  { file: 'biscuit', title: 'Biscuit, asleep', w: 900, h: 900, draw: biscuit },
  {
    file: 'worktop-tall',
    title: 'Pots on a worktop by the window, upright',
    w: 1000,
    h: 1250,
    draw: heroTall,
  },
  { file: 'espresso', title: 'An espresso cup', w: 1000, h: 1250, draw: espresso },
  {
    file: 'espresso-glazes',
    title: 'Espresso cups in four glazes',
    w: 1000,
    h: 1250,
    draw: espressoInFourGlazes,
  },
  { file: 'tumblers', title: 'Tumblers, stacked', w: 1000, h: 1250, draw: tumblers },
  { file: 'tea-bowls', title: 'A pair of tea bowls', w: 1000, h: 1250, draw: teaBowls },
  { file: 'mug-sizes', title: 'The mug in two sizes', w: 1000, h: 1250, draw: mugSizes },
  { file: 'candle', title: 'A candle beaker in the evening', w: 1000, h: 1250, draw: candle(true) },
  { file: 'candle-day', title: 'A candle beaker by day', w: 1000, h: 1250, draw: candle(false) },
  { file: 'porridge', title: 'A porridge bowl', w: 1000, h: 1250, draw: porridge },
  { file: 'bowls-glazes', title: 'Bowls in four glazes', w: 1000, h: 1250, draw: bowlsInFourGlazes },
  { file: 'plates', title: 'A pile of plates', w: 1000, h: 1250, draw: plates },
  { file: 'side-plate', title: 'A side plate with cake', w: 1000, h: 1250, draw: sidePlate },
  { file: 'serving-dish', title: 'A serving dish with a fish', w: 1000, h: 1250, draw: servingDish },
  { file: 'milk-jug', title: 'A milk jug', w: 1000, h: 1250, draw: milkJug },
  { file: 'butter-dish', title: 'A butter dish', w: 1000, h: 1250, draw: butterDishAlone },
  { file: 'breakfast', title: 'Breakfast on the table', w: 1000, h: 1250, draw: breakfast },
  { file: 'two-glaze-vase', title: 'A tall vase in two glazes', w: 1000, h: 1250, draw: twoGlazeVase },
  { file: 'lidded-jar', title: 'A jar with a lid', w: 1000, h: 1250, draw: lidded },
  { file: 'plant-pot', title: 'A plant pot with its saucer', w: 1000, h: 1250, draw: plantPot },
  { file: 'seconds-box', title: 'A box of seconds', w: 1000, h: 1250, draw: secondsBox },
  { file: 'workbook', title: 'The pinch pot workbook', w: 1000, h: 1250, draw: workbook },
  { file: 'market-morning', title: 'Market Morning', w: 1000, h: 1250, draw: song },
];

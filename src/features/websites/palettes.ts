import type { Colours } from '../../lib/theme/colour.ts';

export interface Palette {
  colours: Colours;
}

const palette = (main: string, link: string, button: string, background: string, text: string): Palette => ({
  colours: { main, link, button, background, text },
});

/** Palettes of five colours; a test checks the contrast of each. */
export const palettes = {
  estuary: palette('#1f5a60', '#8a4224', '#a84c28', '#f7f1e4', '#1d2b2d'),
  ink: palette('#16181d', '#2346a0', '#16181d', '#ffffff', '#16181d'),
  orchard: palette('#2f5233', '#2f6b3c', '#b0402c', '#f6f6ee', '#1f2a20'),
  harbour: palette('#123a63', '#17599c', '#d9a13b', '#f4f7fa', '#10202f'),
  heather: palette('#5b3a6e', '#7a3f96', '#5b3a6e', '#f9f6fa', '#281f2e'),
  terracotta: palette('#9c4427', '#9c4427', '#2d3b35', '#fbf4ee', '#2b211c'),
  rose: palette('#8c2f4b', '#a4305a', '#8c2f4b', '#fdf5f4', '#32191f'),
  meadow: palette('#3d6b22', '#35661c', '#f0c63a', '#fbfaf1', '#232a1a'),
  slate: palette('#3c4a57', '#2f5f86', '#3c4a57', '#f3f5f6', '#1f272d'),
  lagoon: palette('#00666b', '#00676d', '#e4572e', '#f1f9f8', '#0d2b2c'),
  espresso: palette('#4b2e22', '#8a4b22', '#4b2e22', '#f8f3ec', '#2a1b14'),
  citrus: palette('#1e3d34', '#2a6650', '#f2b705', '#fffdf3', '#18261f'),
  berry: palette('#5c1a3d', '#8f2361', '#c9305c', '#fcf7f9', '#2a1020'),
  midnight: palette('#8fb8ff', '#9cc2ff', '#8fb8ff', '#0f1524', '#eaf0fb'),
  stage: palette('#f0b557', '#f3c47c', '#f0b557', '#161313', '#f4ece2'),
  pine: palette('#8fd0ad', '#a2dcbd', '#e8d9a0', '#10201b', '#e9f2ed'),
} as const satisfies Record<string, Palette>;

export type PaletteId = keyof typeof palettes;
export const paletteIds = Object.keys(palettes) as [PaletteId, ...PaletteId[]];

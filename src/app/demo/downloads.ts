import { fileURLToPath } from 'node:url';
import type { PlacedFile } from '../../features/files/server/index.ts';

const download = (number: number, name: string): PlacedFile => ({
  id: `01800000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`,
  path: fileURLToPath(new URL(`downloads/${name}`, import.meta.url)),
  name,
  type: 'application/pdf',
  folder: 'Downloads',
});

export const glazeRecipes = download(1, 'glaze-recipes.pdf');
export const pinchPots = download(2, 'pinch-pots.pdf');
export const demoDownloads: readonly PlacedFile[] = [glazeRecipes, pinchPots];

import { create } from 'zustand';
import type { SitePart } from '../../../../websites/web/index.ts';
import { openPanel } from './view-state.ts';

interface SitePartState {
  /** What stands on every page and is open in the settings, while no block is selected. */
  part: SitePart | null;
  /** The canvas leaves out the owner’s own CSS. */
  isSafe: boolean;
}

export const useSitePart = create<SitePartState>(() => ({ part: null, isSafe: false }));

export function editSitePart(part: SitePart): void {
  useSitePart.setState({ part });
  openPanel('right');
}

export const leaveSitePart = (): void => useSitePart.setState({ part: null });

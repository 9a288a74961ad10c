import { create } from 'zustand';
import type { SitePart } from '../../../../websites/web/index.ts';
import { openPanel } from './view-state.ts';

interface SitePartState {
  /** The site part (header, footer, announcement) whose settings are open while no block is selected. */
  part: SitePart | null;
  /** Whether the canvas leaves out the owner’s custom CSS. */
  isSafe: boolean;
}

export const useSitePart = create<SitePartState>(() => ({ part: null, isSafe: false }));

export function editSitePart(part: SitePart): void {
  useSitePart.setState({ part });
  openPanel('right');
}

export const leaveSitePart = (): void => useSitePart.setState({ part: null });

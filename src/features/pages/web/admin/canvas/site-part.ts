import { create } from 'zustand';
import type { SitePart } from '../../../../websites/web/index.ts';
import { openPanel } from './view-state.ts';

/** What stands on every page and is open in the settings, while no block is selected. */
export const useSitePart = create<{ part: SitePart | null }>(() => ({ part: null }));

export function editSitePart(part: SitePart): void {
  useSitePart.setState({ part });
  openPanel('right');
}

export const leaveSitePart = (): void => useSitePart.setState({ part: null });

import { createStore } from 'zustand';
import { CoalescingSaver } from '../../../../../lib/admin-ui/editing/coalescing-saver.ts';
import { tellListed } from '../../../../../lib/admin-ui/tell.tsx';
import { CallError, refusalOf } from '../../../../../lib/http/client.ts';
import type { brandContract, BrandState } from '../../../brand-contract.ts';
import type { Branding } from '../../../brand-shapes.ts';
import { callBrand } from './brand-calls.ts';

const SAVE_DELAY = 500;

interface Held {
  /** The server's state. */
  state: BrandState;
  /** What another person saved meanwhile. */
  conflict: BrandState | null;
}

const passes = (error: unknown) => error instanceof CallError && (error.status === 0 || error.status >= 500);

/** Saves the draft of the design after a short pause, each time based on the server's last state. */
export function brandDraft(loaded: BrandState) {
  const held = createStore<Held>(() => ({ state: loaded, conflict: null }));
  const take = (state: BrandState) => held.setState({ state, conflict: null });
  const saver = new CoalescingSaver<{ branding: Branding }>({
    delay: SAVE_DELAY,
    passes,
    onFailed: tellListed,
    save: async ({ branding }) => {
      const { version } = held.getState().state;
      try {
        take(await callBrand('PUT /api/website/brand/draft', { body: { branding, version } }));
      } catch (error) {
        const refusal = refusalOf<(typeof brandContract)['PUT /api/website/brand/draft']>(error);
        if (refusal?.code === 'stale-version') held.setState({ conflict: refusal.current });
        throw error;
      }
    },
  });
  return { held, saver, take };
}

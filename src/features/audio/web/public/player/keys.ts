import type { Engine } from './engine.ts';
import { usePlayer } from './player-store.ts';

const SKIP = 10;

const typing =
  'input:not([type="range"], [type="checkbox"]), textarea, select, [contenteditable="true"], dialog';

/** Handles keys while the player is open, except while the user types. */
export function listenToKeys(engine: Engine): void {
  const actions: Record<string, () => void> = {
    k: engine.toggle,
    j: () => engine.skip(-SKIP),
    l: () => engine.skip(SKIP),
    p: engine.previous,
    n: engine.next,
    m: () => engine.sound({ muted: !usePlayer.getState().muted }),
  };
  document.addEventListener('keydown', (event) => {
    const { phase, keys } = usePlayer.getState();
    if (phase === 'closed' || !keys || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(typing)) return;
    const act = actions[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

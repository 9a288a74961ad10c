import { createRoot } from 'react-dom/client';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { Language } from '../../../../../lib/messages/languages.ts';
import type { audioContract } from '../../../contract.ts';
import { createEngine, type Engine } from './engine.ts';
import { keptQueue, keptSound } from './kept.ts';
import { listenToKeys } from './keys.ts';
import { joinSystemControls } from './media-session.ts';
import { PlayerFrame } from './player-frame.tsx';
import { heardTrack, usePlayer } from './player-store.ts';
import { renewed } from './queue.ts';
import { oneTabAtATime } from './tabs.ts';
import { warmUpNext } from './warm-up.ts';

/**
 * Renders the player at the end of the page, outside the router, so that neither a navigation nor a failing
 * screen affects its audio element. Call it once.
 */
export function startPlayer(): Engine {
  const place = document.createElement('div');
  const element = document.createElement('audio');
  element.preload = 'auto';
  const frame = document.createElement('div');
  place.append(element, frame);
  document.body.append(place);

  usePlayer.setState(keptSound());
  const engine = createEngine(element);
  engine.applySound();
  joinSystemControls(engine);
  listenToKeys(engine);
  oneTabAtATime(engine);
  warmUpNext();
  remember(engine);
  createRoot(frame).render(<PlayerFrame engine={engine} />);
  return engine;
}

/** Shows the last track, ready to continue, and requests its current state. */
function remember(engine: Engine): void {
  const kept = keptQueue();
  if (!kept) return;
  const duration = heardTrack(kept)?.duration ?? 0;
  usePlayer.setState({ ...kept, duration, phase: 'remembered' });
  const language = document.documentElement.dataset['other'] as Language | undefined;
  browserClient<typeof audioContract>()('GET /api/audio', { query: language ? { language } : {} })
    .then((known) => {
      const { queue } = usePlayer.getState();
      if (queue.tracks.length > 0) engine.renew(renewed(queue, known));
    })
    // The shown data may be old; it can be played all the same.
    .catch(() => undefined);
}

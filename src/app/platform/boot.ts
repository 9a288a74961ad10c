import { runsNow, startOnIntent } from '../../lib/ui/behaviour/start-on-intent.ts';

/** The only script that a screen of the platform loads before its visitor does something. */
const start = startOnIntent(() => import('./hydrate.tsx'));

if (runsNow()) start();

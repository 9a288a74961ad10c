import type { RoundServices } from '../../features/websites/server/index.ts';
import { takeTurn } from '../../lib/db/turns-queries.ts';

export type Rounds = RoundServices;

export interface Round {
  name: string;
  seconds: number;
  work: () => Promise<unknown>;
  /** Done as a job of the queue with its name, soon after a start and again after a failure. */
  queued?: true;
}

/** A turn is asked for this often at least, so that the work of a day also comes where processes live for less. */
const ASK_SECONDS = 300;

/** Work that comes every so many seconds; of all processes one does each. @returns ends them, after what is under way */
export function startRounds(services: Rounds, rounds: readonly Round[]): () => Promise<void> {
  const stops = rounds.map((round) => startRound(services, round));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startRound(services: Rounds, { name, seconds, work }: Round) {
  let running: Promise<unknown> = Promise.resolve();
  const turn = async () => {
    try {
      if (await takeTurn(services.db, name, seconds)) await work();
    } catch (error) {
      services.log.warn({ err: error }, `background task ${name} failed; it will run again`);
    }
  };
  let busy = false;
  const timer = setInterval(
    () => {
      if (busy) return;
      busy = true;
      running = turn().finally(() => (busy = false));
    },
    Math.min(seconds, ASK_SECONDS) * 1000,
  ).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

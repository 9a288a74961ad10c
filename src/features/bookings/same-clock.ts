import { momentAt } from './booking-labels.ts';

/** Shorter than the weeks in spring and autumn in which only one of two zones has changed its clocks. */
const STEP = 5 * 86_400_000;

/** Whether the clocks of two zones agree from one instant to another, the only time that is shown; they may differ outside it. */
export function sameClock(one: string, other: string, from: Date, to: Date): boolean {
  if (one === other) return true;
  const agree = (time: number) => {
    const at = new Date(time);
    return momentAt(at, one, 'en-GB') === momentAt(at, other, 'en-GB');
  };
  for (let time = from.getTime(); time < to.getTime(); time += STEP) if (!agree(time)) return false;
  return agree(to.getTime());
}

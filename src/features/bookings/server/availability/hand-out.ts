/**
 * Distributes seats to one party after another, until none is left or no party takes any.
 * @param offer offers the remaining seats, and returns how many were taken
 * @returns the seats that were not taken
 */
export async function handOut(seats: number, offer: (left: number) => Promise<number>): Promise<number> {
  let left = seats;
  while (left > 0) {
    const taken = await offer(left);
    if (taken === 0) break;
    left -= taken;
  }
  return left;
}

/**
 * Hands out seats one party after another, until none is left or nobody takes any.
 * @param offer offers what is left, and returns how many seats were taken
 * @returns the seats that nobody took
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

/** `2024-05-06 07:08:09` in UTC; drafts have zeros. */
export function instantOf(date: string): string | null {
  const time = Date.parse(`${date.replace(' ', 'T')}Z`);
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(date) && time > 0 ? new Date(time).toISOString() : null;
}

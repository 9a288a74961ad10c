/** 90 → “1 h 30 min”, 2880 → “2 days”. */
export function inWords(minutes: number): string {
  if (minutes >= 1440 && minutes % 1440 === 0)
    return `${minutes / 1440} ${minutes === 1440 ? 'day' : 'days'}`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

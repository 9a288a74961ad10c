/** As many names as fit into a length, with commas between them; empty if the first one doesn't fit. */
export function namesWithin(names: readonly string[], most: number): string {
  let found = '';
  for (const name of names) {
    const longer = found ? `${found}, ${name}` : name;
    if (longer.length > most) break;
    found = longer;
  }
  return found;
}

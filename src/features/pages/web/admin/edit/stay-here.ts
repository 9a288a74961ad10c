/** Links in a preview would lead away from it. */
export function stayHere(event: Event): void {
  if ((event.target as Element | null)?.closest?.('a, button[type=submit]')) event.preventDefault();
}

/** Links in a preview would leave it. */
export function stayHere(event: Event): void {
  if ((event.target as Element | null)?.closest?.('a, button[type=submit]')) event.preventDefault();
}

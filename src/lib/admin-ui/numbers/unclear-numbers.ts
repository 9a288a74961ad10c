/** Number fields whose text isn't a clear number, each with what shows its problem. */
const unclear = new Map<HTMLElement, () => void>();

/** Focuses the first such field within a part of the page and shows its problem; false if there is none. */
export function focusUnclearNumber(within: Node = document): boolean {
  const [first] = [...unclear].filter(([field]) => within.contains(field));
  if (!first) return false;
  const [field, reveal] = first;
  reveal();
  field.focus();
  return true;
}

/** A form isn’t sent with such a field: it would send no number, or the one from before. Before the handlers of React. */
function refuse(event: Event): void {
  if (!(event.target instanceof Node) || !focusUnclearNumber(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
}

let isPressing = false;
const press = () => (isPressing = true);
const release = () => (isPressing = false);

/** Runs after the button that takes the focus was pressed: a sentence that appeared before would move it from under the pointer. */
export function afterPress(work: () => void): void {
  if (isPressing)
    document.addEventListener('pointerup', () => setTimeout(work), { once: true, capture: true });
  else work();
}

const listeners = { submit: refuse, pointerdown: press, pointerup: release, pointercancel: release };

/** Remembers that a field is unclear, until the returned function is called. */
export function keepUnclear(field: HTMLElement, reveal: () => void): () => void {
  if (unclear.size === 0)
    for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true);
  unclear.set(field, reveal);
  return () => {
    unclear.delete(field);
    if (unclear.size > 0) return;
    release();
    for (const [name, listener] of Object.entries(listeners))
      document.removeEventListener(name, listener, true);
  };
}

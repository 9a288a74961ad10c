/** What was typed since; null while nothing is held. */
let held: string | null = null;
let from: EventTarget | null = null;

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event;
  // Another field of the same screen has the focus by now.
  const isElsewhere = target !== from && target !== document.body;
  if (held === null || isElsewhere) return release();
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  if (key === 'Enter') held += '\n';
  else if (key === 'Backspace') held = held.slice(0, -1);
  else if ([...key].length === 1) held += key;
  else return undefined;
  return event.preventDefault();
}

function release(): void {
  held = null;
  from = null;
  document.removeEventListener('keydown', onKeyDown, true);
  document.removeEventListener('pointerdown', release, true);
}

/** Keeps what somebody types in a field for the text that opens next, until it is taken or they go elsewhere. */
export function holdTyping(field: EventTarget): void {
  release();
  held = '';
  from = field;
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('pointerdown', release, true);
}

/** Ends it. @returns the lines that were typed; empty for none */
export function takeTyping(): string[] {
  const lines = held ? held.split('\n') : [];
  release();
  return lines;
}

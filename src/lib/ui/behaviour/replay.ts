/**
 * Collects presses on elements with `data-replay` until script can handle them, then repeats them in order,
 * each once. Such links lead elsewhere without script; a visitor with script must not be sent away for being quick. Until
 * then the elements are busy, so that the press is acknowledged on a slow connection.
 * @returns a function to call when React handles events
 */
export function keepEarlyPresses(): () => void {
  const pressed = new Set<HTMLElement>();
  const keep = (event: MouseEvent) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null;
    if (!target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.add(target);
    target.ariaBusy = 'true';
  };
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    void pressAll(pressed);
  };
}

/** One after the other: the result of a press must be rendered before the next one depends on it. */
async function pressAll(targets: ReadonlySet<HTMLElement>): Promise<void> {
  for (const target of targets) target.ariaBusy = null;
  for (const target of targets) {
    if (target.isConnected) target.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

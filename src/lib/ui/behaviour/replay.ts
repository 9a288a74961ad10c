/**
 * Keeps presses on what is marked `data-replay` until script is there to answer them, then presses them again in order,
 * each once. Such links lead elsewhere without script; a visitor who has it must not be sent away for being quick. Until
 * then they are busy, so that anyone who has a slow line sees that the press was heard.
 * @returns to be called when React listens
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

/** One after the other: what a press changes must be drawn before the next one counts on it. */
async function pressAll(targets: ReadonlySet<HTMLElement>): Promise<void> {
  for (const target of targets) target.ariaBusy = null;
  for (const target of targets) {
    if (target.isConnected) target.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

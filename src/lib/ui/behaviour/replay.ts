/**
 * Keeps a press on something marked `data-replay` until script is there to answer it, then presses it again. Such links
 * lead elsewhere without script; a visitor who has it must not be sent away for being quick.
 * @returns to be called when React listens
 */
export function keepEarlyPresses(): () => void {
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null;
    if (!target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = target;
  };
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    if (pressed?.isConnected) pressed.click();
  };
}

import type { Frame, Page } from 'playwright-core';

/** The page as it is edited: the frame of the canvas. */
export async function canvasOf(page: Page): Promise<Frame> {
  const frame = await (await page.locator('#preview-frame').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The page is not shown.');
  return frame;
}

/** Milliseconds from each input to the next paint. The browser reports none below 16 ms. */
export async function inputTimes(
  at: Page | Frame,
  kind: string,
  times: number,
  act: (turn: number) => Promise<void>,
): Promise<number[]> {
  await at.evaluate((wanted) => {
    const found: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === wanted) found.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    (globalThis as unknown as { inputs: number[] }).inputs = found;
  }, kind);
  for (let turn = 0; turn < times; turn += 1) await act(turn);
  await at.waitForTimeout(500);
  const found = await at.evaluate(() => (globalThis as unknown as { inputs: number[] }).inputs);
  return [...found, ...Array.from({ length: Math.max(0, times - found.length) }, () => 16)];
}

/** Milliseconds from each press in a text to its caret, to the next frame. */
export async function caretTimes(canvas: Frame, texts: readonly string[]): Promise<number[]> {
  await canvas.evaluate(() => {
    const found: number[] = [];
    (globalThis as unknown as { carets: number[] }).carets = found;
    const MOST = 2_000;
    document.addEventListener(
      'pointerdown',
      ({ timeStamp, clientX, clientY }) => {
        const look = () => {
          const took = performance.now() - timeStamp;
          const active = document.activeElement;
          const at = document.elementFromPoint(clientX, clientY);
          const isThere =
            active instanceof HTMLElement &&
            active.isContentEditable &&
            active.contains(at) &&
            getSelection()?.isCollapsed;
          if (isThere || took > MOST) found.push(took);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      true,
    );
  });
  for (const [turn, text] of texts.entries()) {
    await canvas.getByText(text, { exact: true }).click({ force: true });
    await canvas.waitForFunction(
      (count) => (globalThis as unknown as { carets: number[] }).carets.length >= count,
      turn + 1,
    );
  }
  return canvas.evaluate(() => (globalThis as unknown as { carets: number[] }).carets);
}

/** Frames a second while a new block is dragged over the page. */
export async function dragFrames(page: Page, moves: number): Promise<number> {
  await page.getByRole('button', { name: 'Add block' }).click();
  const from = await page.getByRole('button', { name: 'Divider', exact: true }).first().boundingBox();
  const room = await page.locator('#preview-frame').boundingBox();
  if (!from || !room) throw new Error('Nothing to drag, or nowhere to drop it.');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(room.x + 200, room.y + 200, { steps: 5 });
  await page.evaluate(() => {
    const frames = { count: 0, start: performance.now() };
    (globalThis as unknown as { frames: typeof frames }).frames = frames;
    const next = () => {
      frames.count += 1;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let turn = 0; turn < moves; turn += 1)
    await page.mouse.move(room.x + 200 + (turn % 20) * 4, room.y + 150 + (turn % 60) * 8);
  const rate = await page.evaluate(() => {
    const { frames } = globalThis as unknown as { frames: { count: number; start: number } };
    return (frames.count * 1000) / (performance.now() - frames.start);
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return rate;
}

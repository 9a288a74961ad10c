import { createUsePuck } from '@puckeditor/core';
import { useEffect, useRef } from 'react';
import { PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';

const { Delay, Distance } = PointerActivationConstraints;

/** Milliseconds for which a finger rests on a block before it moves it. A tap, and the start of a scroll, are shorter. */
const LONG_PRESS = 500;
/** Pixels by which a resting finger may tremble. */
const TREMBLE = 10;

/** What starts a drag; protected in the library. */
interface Activation {
  activationConstraints: (
    this: unknown,
    event: PointerEvent,
    source: { element?: Element | undefined },
    options?: unknown,
  ) => unknown;
}

/**
 * On the canvas, a long press starts to move a block by touch. Puck waits for 200 ms, in which a slow tap or a scroll that is about
 * to begin is not over yet, and takes no other delay. A press on the handle of the toolbar arrives as an event of ours
 * (`dragFromHandle`) and moves the block without delay.
 */
export function dragByLongPress(): void {
  const sensor = PointerSensor.prototype as unknown as Activation;
  const inherited = sensor.activationConstraints;
  sensor.activationConstraints = function activation(event, source, options) {
    const isOnCanvas = source.element !== undefined && source.element.ownerDocument !== document;
    if (event.pointerType !== 'touch' || !isOnCanvas) return inherited.call(this, event, source, options);
    return event.isTrusted
      ? [new Delay({ value: LONG_PRESS, tolerance: TREMBLE })]
      : [new Distance({ value: 5 })];
  };
}

const usePuckState = createUsePuck();

/** A light vibration when a finger has taken hold of a block, on devices that have one. */
export function useDragVibration(page: Document | null): void {
  const isDragging = usePuckState(({ appState }) => appState.ui.isDragging);
  const isTouch = useRef(false);
  useEffect(() => {
    if (!page) return undefined;
    const onDown = ({ pointerType }: PointerEvent) => {
      isTouch.current = pointerType === 'touch';
    };
    page.addEventListener('pointerdown', onDown, true);
    return () => page.removeEventListener('pointerdown', onDown, true);
  }, [page]);
  useEffect(() => {
    // Safari has no vibration.
    if (isDragging && isTouch.current && 'vibrate' in navigator) navigator.vibrate(15);
  }, [isDragging]);
}

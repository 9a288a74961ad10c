import { create } from 'zustand';
import type { Screen } from '../../../../../lib/styling-values.ts';

export type PanelName = 'left' | 'right';
interface Panel {
  open: boolean;
  /** Beside the page instead of above it, and open again next time. */
  pinned: boolean;
}

interface CanvasView {
  left: Panel;
  right: Panel;
  /** The page fitted to the available width, or at a zoom factor. */
  zoom: number | 'fit';
  /** Width of the page in pixels; null for the available width on a desktop. */
  device: number | null;
}

/** The minimum widths at which a site shows its desktop layout, and that of wide screens. */
const DESKTOP = 1200;
const WIDE = 1800;
/** Widths of the page for each screen; null for the available width. */
export const SIZES: Record<Screen, number | null> = { wide: WIDE, desktop: null, tablet: 834, phone: 390 };

/** The screen whose style is edited at a width of the page. */
export function screenOf(device: number | null): Screen {
  if (device === null) return 'desktop';
  if (device < 700) return 'phone';
  if (device < 1200) return 'tablet';
  return device < WIDE ? 'desktop' : 'wide';
}

/** The width of the page in the room that it has. A desktop stays below the width at which the style of wide screens applies. */
export function shownWidth(device: number | null, room: number, isNarrow: boolean): number {
  if (device === WIDE) return Math.max(WIDE, room);
  return device ?? (isNarrow ? Math.max(320, room) : Math.min(WIDE - 1, Math.max(DESKTOP, room)));
}

const KEY = 'editor-panels';
export const ZOOMS = [0.25, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 2] as const;
const [LEAST, MOST] = [0.25, 2];

function storedPins(): Record<PanelName, boolean> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const pins = (typeof found === 'object' && found ? found : {}) as Partial<Record<PanelName, unknown>>;
    return { left: pins.left === true, right: pins.right === true };
  } catch {
    return { left: false, right: false };
  }
}

/** On phones, panels are sheets above the page: one at a time, none at first. */
const isPhone = () => matchMedia('(max-width: 48em)').matches;

function initial(): CanvasView {
  const { left, right } = isPhone() ? { left: false, right: false } : storedPins();
  return {
    left: { open: left, pinned: left },
    right: { open: right, pinned: right },
    zoom: 'fit',
    device: null,
  };
}

/** View settings, shared by all pages opened in this window. */
export const useCanvasView = create<CanvasView>(initial);

function keepPins(): void {
  const { left, right } = useCanvasView.getState();
  try {
    localStorage.setItem(KEY, JSON.stringify({ left: left.pinned, right: right.pinned }));
  } catch {
    // Private windows have no storage: panels keep their state while the window is open.
  }
}

export function openPanel(name: PanelName, open = true): void {
  const other = name === 'left' ? 'right' : 'left';
  useCanvasView.setState((state) => ({
    [name]: { open, pinned: open && state[name].pinned },
    ...(open && isPhone() ? { [other]: { ...state[other], open: false } } : {}),
  }));
  if (!open) keepPins();
}

export function pinPanel(name: PanelName, pinned: boolean): void {
  useCanvasView.setState({ [name]: { open: true, pinned } });
  keepPins();
}

/** A press on the page closes panels above it. */
export function closeLoosePanels(): void {
  useCanvasView.setState(({ left, right }) =>
    [left, right].some(({ open, pinned }) => open && !pinned)
      ? {
          left: { ...left, open: left.open && left.pinned },
          right: { ...right, open: right.open && right.pinned },
        }
      : {},
  );
}

export const setZoom = (zoom: number | 'fit'): void =>
  useCanvasView.setState({ zoom: zoom === 'fit' ? zoom : Math.min(MOST, Math.max(LEAST, zoom)) });

/** @param now the current zoom factor, which `fit` computes */
export function stepZoom(step: -1 | 1, now: number): void {
  const next =
    step === 1 ? ZOOMS.find((zoom) => zoom > now + 0.01) : ZOOMS.findLast((zoom) => zoom < now - 0.01);
  if (next !== undefined) setZoom(next);
}

/** Zooms with Ctrl or Cmd and a key. @returns whether it was such a key */
export function zoomKey(event: KeyboardEvent, now: number): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  if (event.key === '+' || event.key === '=') stepZoom(1, now);
  else if (event.key === '-' || event.key === '_') stepZoom(-1, now);
  else if (event.code === 'Digit0' || event.code === 'Numpad0') setZoom(event.shiftKey ? 'fit' : 1);
  else return false;
  event.preventDefault();
  return true;
}

import { create } from 'zustand';
import { sentenceOf } from './sentences.ts';

export type Tone = 'plain' | 'good' | 'error';

export interface Toast {
  id: number;
  text: string;
  tone: Tone;
}

/** Toasts last 3 seconds (spec.md section 8). */
export const TOAST_TIME = 3000;
const MOST = 3;

interface Shown {
  toasts: readonly Toast[];
  /** Elements that can show them; the last one is used. */
  places: readonly string[];
}

export const useToasts = create<Shown>()(() => ({ toasts: [], places: [] }));

/** @returns gives the place up */
export function takePlace(id: string): () => void {
  useToasts.setState(({ places }) => ({ places: [...places, id] }));
  return () => useToasts.setState(({ places }) => ({ places: places.filter((one) => one !== id) }));
}

let last = 0;

/** Shows a toast. On the server, which has nobody to show it to, it does nothing. */
export function notify(text: string, tone: Tone = 'plain', here = typeof document !== 'undefined'): void {
  if (!here) return;
  last += 1;
  const toast = { id: last, text, tone };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((shown) => shown.text !== text), toast].slice(-MOST),
  }));
}

export const dismiss = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

const told = new WeakSet<object>();

/**
 * Shows what went wrong: the server's own words where it gave some. An error that is thrown on, to the error screen for
 * instance, is shown once.
 * @returns the words, to be said beside what failed too
 */
export function toastFor(error: unknown, sentence = sentenceOf(error)): string {
  if (error instanceof Object) {
    if (told.has(error)) return sentence;
    told.add(error);
  }
  notify(sentence, 'error');
  return sentence;
}

import { useLayoutEffect, useRef } from 'react';
import { type Details, useCheckout } from './checkout-store.ts';

/** Captures input in the server's form from before script loaded, before React renders stored values over it. */
export function useTypedEarly(known: Details) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(known);
  useLayoutEffect(() => {
    const typed: Partial<Record<string, string | boolean>> = {};
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      const value = 'checked' in field && field.type === 'checkbox' ? field.checked : field.value;
      const before = shown.current[field.name as keyof Details];
      if (before !== undefined && field.type !== 'radio' && value !== before) typed[field.name] = value;
    }
    if (Object.keys(typed).length > 0) useCheckout.getState().note(typed);
  }, []);
  return form;
}

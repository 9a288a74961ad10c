import { createContext, use } from 'react';

/** What the screens need to know of the platform. The same for everybody. */
export interface Surroundings {
  /** The suffix of site addresses. */
  parent: string;
  /** Pages that the operator has written. */
  links: readonly { href: string; label: string }[];
}

export const SurroundingsContext = createContext<Surroundings>({ parent: '', links: [] });

export const useSurroundings = (): Surroundings => use(SurroundingsContext);

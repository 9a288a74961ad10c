import { createContext } from 'react';

/** What a field of a block may refer to, by name: the site's forms, for instance. */
export interface ReferenceSource {
  /** Under which they are remembered. */
  key: readonly string[];
  fetch: () => Promise<{ value: string; label: string }[]>;
  /** Said where there are none. */
  none: string;
  /** Where one is made. */
  create: { href: string; label: string };
}

/** By the name that fields use; filled in by the admin's root, which knows every feature. */
export const ReferenceContext = createContext<Readonly<Record<string, ReferenceSource>>>({});

import { type ComponentType, createContext } from 'react';

/** Records that a block field can refer to, such as the site's forms. */
export interface ReferenceSource {
  /** The query key. */
  key: readonly string[];
  fetch: () => Promise<{ value: string; label: string }[]>;
  /** Shown if there are none. */
  none: string;
  /** The screen where one is created. */
  create: { href: string; label: string };
  /** Says why visitors don't see what is chosen; nothing if they do. */
  Notice?: ComponentType;
}

/** By the name that fields use; provided by the admin's root, which knows every feature. */
export const ReferenceContext = createContext<Readonly<Record<string, ReferenceSource>>>({});

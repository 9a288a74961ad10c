import { createContext, type ReactNode, useContext } from 'react';
import type { Block } from '../content/block-kind.ts';

/** Something that visitors find only once a page or menu leads to it. */
export interface Addable {
  /** As it reads in a sentence: "service". */
  noun: string;
  label: string;
  /** Its own page; `null` for what is only shown on others. */
  href: string | null;
  /** The block that shows it, without an id. */
  block: { type: string; props: Omit<Block['props'], 'id'> };
}

/** Filled in by the admin's root, which knows pages and menus. */
export const AddToSiteContext = createContext<(what: Addable) => ReactNode>(() => null);

/** A button that leads from something new to the places where visitors find it: a page or the menu. */
export const AddToSite = (what: Addable) => useContext(AddToSiteContext)(what);

import { createContext, type ReactNode, useContext } from 'react';
import type { Block } from '../content/block-kind.ts';

/** A new record that visitors find only once a page or menu links to it. */
export interface Addable {
  /** The noun within a sentence: "service". */
  noun: string;
  label: string;
  /** Address of its page; `null` if it is only shown on other pages. */
  href: string | null;
  /** Whether visitors can open that page by now. A link in the menu is live at once. */
  isVisible: boolean;
  /** The block that shows it, without an id. */
  block: { type: string; props: Omit<Block['props'], 'id'> };
}

/** Provided by the admin's root, which knows pages and menus. */
export const AddToSiteContext = createContext<(what: Addable) => ReactNode>(() => null);

/** A button that adds a new record to a page or a menu, where visitors find it. */
export const AddToSite = (what: Addable) => useContext(AddToSiteContext)(what);

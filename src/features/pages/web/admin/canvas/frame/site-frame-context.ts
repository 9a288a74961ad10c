import { createContext } from 'react';
import { create } from 'zustand';
import type { SiteFrame } from './site-frame.ts';

export const SiteFrameContext = createContext<SiteFrame | null>(null);

/** The document in the canvas's frame, once it exists. */
export const useFramePage = create<{
  page: Document | null;
  /** It has the site's styles and fonts, and is shown. */
  isShown: boolean;
}>(() => ({ page: null, isShown: false }));

import type { SiteContent } from '../site-content/site-content.ts';

/** A designed site to begin with. */
export interface Starter {
  /** Lower-case letters and hyphens: what calls and the command line name it by. */
  key: string;
  name: string;
  /** How its example site is called. */
  example: string;
  /** One sentence: whom it suits and what is in it. */
  words: string;
  /** A picture of its home page, as a path below `public/`: WebP, 4:3, 800 px wide. */
  picture?: string;
  /** Its content for a site of this name. The same ids come out each time. */
  site: (name: string) => SiteContent;
}

import type { SiteContent } from '../site-content/site-content.ts';

/** A designed site to start from. */
export interface Starter {
  /** Lower-case letters and hyphens: its name in calls and on the command line. */
  key: string;
  name: string;
  /** The name of its example site. */
  example: string;
  /** One sentence: whom it suits and what it contains. */
  words: string;
  /** A screenshot of its home page, as a path below `public/`: WebP, 4:3, 800 px wide. */
  picture?: string;
  /** Its content for a site with this name. Ids are the same every time. */
  site: (name: string) => SiteContent;
}

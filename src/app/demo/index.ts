import { about } from './pages/about.ts';
import { classes } from './pages/classes.ts';
import { contact } from './pages/contact.ts';
import { faq } from './pages/faq.ts';
import { glazes } from './pages/glazes.ts';
import { home } from './pages/home.ts';
import { privacy } from './pages/privacy.ts';
import { terms } from './pages/terms.ts';
import { visit } from './pages/visit.ts';
import type { DemoPage } from './write.ts';

export { demoDownloads } from './downloads.ts';
export { demoPictures as demoFiles } from './pictures.ts';
export { demoForms } from './forms.ts';
export { demoSite } from './site.ts';
export type { DemoPage } from './write.ts';

/** In the order of the menu. */
export const demoPages: readonly DemoPage[] = [
  home,
  classes,
  glazes,
  about,
  visit,
  faq,
  contact,
  privacy,
  terms,
];

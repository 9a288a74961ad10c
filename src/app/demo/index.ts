import { about } from './pages/about.ts';
import { classes } from './pages/classes.ts';
import { contact } from './pages/contact.ts';
import { faq } from './pages/faq.ts';
import { glazes } from './pages/glazes.ts';
import { home } from './pages/home.ts';
import { privacy } from './pages/privacy.ts';
import { terms } from './pages/terms.ts';
import { visit } from './pages/visit.ts';
import type { SiteContent } from '../site-content/site-content.ts';
import { demoDownloads } from './downloads.ts';
import { demoForms } from './forms.ts';
import { demoSounds } from './music.ts';
import { demoPictures } from './pictures.ts';
import { demoProducts, demoShop } from './products.ts';
import { demoResources, demoServices } from './services.ts';
import { demoSite } from './site.ts';
import { studioAddress } from './visiting.ts';
import type { DemoPage } from './write.ts';

export type { DemoPage } from './write.ts';

/** In menu order. */
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

const { name, timeZone, ...website } = demoSite;
export const demoName = name;

/** Tracks are added once the queue runs; the site works without them. */
export const demoContent: SiteContent = {
  website: {
    ...website,
    brand: { ...website.brand, footer: { note: studioAddress, social: [] } },
    timezone: timeZone,
  },
  files: [...demoPictures, ...demoSounds, ...demoDownloads],
  forms: demoForms,
  pages: demoPages,
  menus: {
    header: [
      { page: 'classes' },
      { page: 'glazes' },
      { page: 'about' },
      { page: 'visit' },
      { page: 'contact' },
    ],
    footer: [
      { page: 'classes' },
      { label: 'Shop', href: '/shop' },
      { page: 'visit' },
      { page: 'faq' },
      { page: 'contact' },
    ],
  },
  shop: { settings: demoShop, products: demoProducts },
  bookings: { resources: demoResources, services: demoServices },
};

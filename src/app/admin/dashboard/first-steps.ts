import type { PageSummary } from '../../../features/pages/contract.ts';
import { HOME_SLUG } from '../../../features/pages/slugs.ts';
import type { Website } from '../../../features/websites/contract.ts';

export interface Step {
  label: string;
  says: string;
  to: string;
  done: boolean;
}

/** What makes a fresh site one's own. Each ticks itself from what is really there. */
export function firstSteps(website: Website, pages: readonly PageSummary[]): Step[] {
  const home = pages.find(({ slug, subdomain }) => slug === HOME_SLUG && subdomain === '');
  const inMenu = pages.filter(({ inMenu, publishedVersion }) => inMenu && publishedVersion != null);
  return [
    {
      label: 'Choose your name and colours',
      says: 'Your logo, header and colours are used on every page.',
      to: '/admin/settings/branding',
      done: website.version > 1,
    },
    {
      label: 'Edit your home page',
      says: 'Replace the sample content, then publish.',
      to: '/admin/pages/edit',
      done: (home?.publishedVersion ?? 0) > 1,
    },
    {
      label: 'Add your contact email',
      says: 'Replies to your site’s emails go to this address.',
      to: '/admin/settings/misc',
      done: Boolean(website.contactEmail),
    },
    {
      label: 'Add two pages to the menu',
      says: 'Visitors look for what you offer and how to find you.',
      to: '/admin/pages',
      done: inMenu.length > 1,
    },
    {
      label: 'Turn on analytics',
      says: 'See how many people visit and where they come from, without cookies.',
      to: '/admin/settings/analytics',
      done: website.analytics,
    },
  ];
}

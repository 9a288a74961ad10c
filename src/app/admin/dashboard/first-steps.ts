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
      says: 'Logo, header and five colours give every page its look.',
      to: '/admin/settings/branding',
      done: website.version > 1,
    },
    {
      label: 'Make the home page yours',
      says: 'Change a few words, then publish.',
      to: '/admin/pages/edit',
      done: (home?.publishedVersion ?? 0) > 1,
    },
    {
      label: 'Say where you can be reached',
      says: 'Answers to mails from your site go to your contact address.',
      to: '/admin/settings/misc',
      done: Boolean(website.contactEmail),
    },
    {
      label: 'Have two pages in the menu',
      says: 'People look for what you offer, and for how to find you.',
      to: '/admin/pages',
      done: inMenu.length > 1,
    },
    {
      label: 'Count who comes',
      says: 'See how many people come and from where, without cookies.',
      to: '/admin/settings/analytics',
      done: website.analytics,
    },
  ];
}

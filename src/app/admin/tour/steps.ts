import type { en } from '../../messages/admin-shell/en.ts';

type StepName = {
  [Name in keyof typeof en]: `${Name}Text` extends keyof typeof en ? Name : never;
}[keyof typeof en];

export interface TourStep {
  /** Messages. */
  title: StepName;
  text: `${StepName}Text`;
  /** Selector of the element to outline. */
  target: string;
  to?: { path: string; label: 'editTheHomePage' | 'openBranding' | 'openProducts' };
}

/** At most five steps, each only for people who may see its screen. */
export const steps: readonly TourStep[] = [
  {
    title: 'editYourPages',
    text: 'editYourPagesText',
    target: 'nav a[href="/admin/pages"]',
    to: { path: '/admin/pages/edit', label: 'editTheHomePage' },
  },
  {
    title: 'chooseYourDesign',
    text: 'chooseYourDesignText',
    target: 'nav a[href="/admin/settings"]',
    to: { path: '/admin/settings/branding', label: 'openBranding' },
  },
  {
    title: 'sellSomething',
    text: 'sellSomethingText',
    target: 'nav a[href="/admin/products"]',
    to: { path: '/admin/products', label: 'openProducts' },
  },
  {
    title: 'findAnything',
    text: 'findAnythingText',
    target: '[data-tour-search]',
  },
  {
    title: 'getHelp',
    text: 'getHelpText',
    target: '[data-tour-help]',
  },
];

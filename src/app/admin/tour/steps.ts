export interface TourStep {
  title: string;
  text: string;
  /** Selector of the element to outline. */
  target: string;
  to?: { path: string; label: string };
}

/** At most five steps, each only for people who may see its screen. */
export const steps: readonly TourStep[] = [
  {
    title: 'Edit your pages',
    text: 'Press any text on a page and type. Changes are saved as a draft, and visitors see them when you publish.',
    target: 'nav a[href="/admin/pages"]',
    to: { path: '/admin/pages/edit', label: 'Edit the home page' },
  },
  {
    title: 'Choose your design',
    text: 'Colours, fonts, logo, header and footer are under Settings, then Branding. They apply to every page.',
    target: 'nav a[href="/admin/settings"]',
    to: { path: '/admin/settings/branding', label: 'Open branding' },
  },
  {
    title: 'Sell something',
    text: 'Add products to your shop. To take bookings, add a service instead.',
    target: 'nav a[href="/admin/products"]',
    to: { path: '/admin/products', label: 'Open products' },
  },
  {
    title: 'Find anything',
    text: 'Search finds screens, pages, orders and customers. Press Ctrl K, or Cmd K on a Mac, to open it.',
    target: '[data-tour-search]',
  },
  {
    title: 'Get help',
    text: 'Help has articles about the screen you’re on. Press ? to see all keyboard shortcuts.',
    target: 'button[aria-label="Help"]',
  },
];

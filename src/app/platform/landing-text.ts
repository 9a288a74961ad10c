/** Features of the product, each with a line drawing in a square of 24. */
export const parts: readonly { title: string; text: string; drawing: string }[] = [
  {
    title: 'Pages',
    text: 'Over thirty kinds of blocks, menus, drafts, version history, reusable sections, and redirects when you move a page.',
    drawing: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h5',
  },
  {
    title: 'Shop',
    text: 'Products with variants and stock, downloads, delivery, tax, discounts, invoices and refunds. Take cards, or payment by hand.',
    drawing: 'M5 8h14l-1 13H6zM9 8a3 3 0 0 1 6 0',
  },
  {
    title: 'Bookings',
    text: 'Appointments, classes, courses and hire, with live availability, reminders and waiting lists. No double bookings.',
    drawing: 'M4 6h16v15H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
  },
  {
    title: 'Messages',
    text: 'Build your own forms, answer messages from one inbox, and send to subscribers who confirmed their address.',
    drawing: 'M3 6h18v13H3zM3 7l9 7 9-7',
  },
  {
    title: 'Audio',
    text: 'Music and talks in a player that keeps playing while people browse. Sell tracks as downloads if you like.',
    drawing:
      'M9 18V5l10-2v13M9 18a2.500 2.500 0 1 1-5 0a2.500 2.500 0 1 1 5 0M19 16a2.500 2.500 0 1 1-5 0a2.500 2.500 0 1 1 5 0',
  },
  {
    title: 'Analytics',
    text: 'Visits, where they come from and what they lead to, without cookies and without tracking people.',
    drawing: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
  },
];

/** Each claim must be true of the current product. */
export const promises: readonly { title: string; text: string }[] = [
  {
    title: 'No lock-in',
    text: 'Export pages, products, orders, bookings, messages and files in one file whenever you want.',
  },
  {
    title: 'No tracking of your visitors',
    text: 'No advertising scripts, no tracking cookies and no fonts from other servers, so there is no cookie banner either.',
  },
  {
    title: 'Fast pages',
    text: 'Pages arrive complete from the server and can be read before, and without, JavaScript.',
  },
  {
    title: 'Accessible to everyone',
    text: 'Our pages are tested with keyboards and for screen readers, and colours that are hard to read are corrected.',
  },
  {
    title: 'Your own look',
    text: 'Your type, colours, corners and pictures on every page.',
  },
  {
    title: 'Your work is safe',
    text: 'Drafts save automatically, every version can be restored, and deleted items wait in the trash first.',
  },
];

/** Kinds of tools instead of names: other products change without our notice. */
export const comparison = {
  columns: ['Sitewright', 'Hosted website builders', 'WordPress with plugins'],
  rows: [
    [
      'Best for',
      'Small sites that sell, book and publish',
      'Sites that need one of many ready-made apps',
      'Sites with special needs and somebody to maintain them',
    ],
    ['Shop, bookings and forms', 'Included', 'Often part of higher plans', 'Plugins of different makers'],
    ['Updates', 'Done by the operator of your platform', 'Done for you', 'Core, theme and each plugin'],
    ['Apps and extensions', 'None; an API and webhooks', 'Large app stores', 'Tens of thousands of plugins'],
    ['Designs', 'A few, which you can change freely', 'Hundreds', 'Thousands'],
    [
      'Moving away',
      'Everything in one file; you can run the software yourself',
      'Usually text and products only',
      'Full access to files and database',
    ],
    [
      'Languages of one site',
      'Several for pages, one for products and services',
      'Often several',
      'Several with a plugin',
    ],
  ],
} as const;

export const questions: readonly { title: string; text: string }[] = [
  {
    title: 'Do I need to know how to code?',
    text: 'No. You edit text and pictures on the page and choose everything else from lists.',
  },
  {
    title: 'Can I use my own domain?',
    text: 'Yes. Connect a domain that you own in your site’s settings at any time. Your first address keeps working.',
  },
  {
    title: 'How do my customers pay?',
    text: 'By card through your own Stripe account, by payment on collection, or in any way you agree, such as a bank transfer.',
  },
  {
    title: 'Can I move an existing site here?',
    text: 'You can import pages and posts from WordPress or Ghost, and products from a Shopify or WooCommerce export.',
  },
  {
    title: 'What happens if I want to leave?',
    text: 'Export your site and delete it. A deleted site can be restored for 30 days, and is then erased.',
  },
];

import { defineMessages } from '../../../../lib/messages/define.ts';

/** The landing page, and what the pages of the operator are called. Each claim must be true of the current product. */
export const en = defineMessages({
  pricing: 'Pricing',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms',

  title: 'Sitewright – a website you can run yourself',
  description:
    'Pages, a shop, bookings, messages, music and analytics in one place, for small businesses and associations. Start from a finished design, and export everything if you leave.',
  skip: 'Skip to the content',
  main: 'Main',
  designs: 'Designs',
  features: 'Features',
  demo: 'Demo site',
  signIn: 'Sign in',
  create: 'Create your site',
  viewDemo: 'View the demo site',
  language: 'Language',

  eyebrow: 'For small businesses, artists and associations',
  heading: 'A website you can run yourself',
  lead: 'Choose a finished design, replace the text and pictures with yours, and publish. Pages, shop, bookings and messages are in one place, and all of it works on a phone.',
  siteShot: 'The home page of the demo site, a pottery: a large title, two buttons and a picture of pots',
  siteOnPhone: 'The same page on a phone',

  chooseDesign: 'Choose a design',
  chooseDesignLead:
    'Each design is a complete site with its own type, colours and pictures. Preview it live, then make it yours.',
  preview: 'Preview',
  useDesign: 'Use this design',

  featuresLead: 'Everything is included from the first day. Turn on what you need.',
  pages: 'Pages',
  pagesText:
    'Over thirty kinds of blocks, menus, drafts, version history, reusable sections, and redirects when you move a page.',
  shop: 'Shop',
  shopText:
    'Products with variants and stock, downloads, delivery, tax, discounts, invoices and refunds. Take card or manual payments.',
  bookings: 'Bookings',
  bookingsText:
    'Appointments, classes, courses and hire, with live availability, reminders and waiting lists. No double bookings.',
  messages: 'Messages',
  messagesText:
    'Build your own forms, answer messages from one inbox, and send to subscribers who confirmed their address.',
  audio: 'Audio',
  audioText:
    'Music and talks in a player that keeps playing while people browse. Sell tracks as downloads if you like.',
  analytics: 'Analytics',
  analyticsText:
    'Visits, where they come from and what they lead to, without cookies and without tracking people.',

  edit: 'Edit directly on the page',
  editText:
    'Click a title and type. Add blocks: a gallery, opening hours, a form, a product. Check the page at desktop, tablet and phone width before you publish. Every version is saved.',
  editShot: 'The editor: a page of the demo site with the list of blocks beside it',
  book: 'Take bookings while you work',
  bookText:
    'Customers see the times that are available and book one. You see your week, reschedule when you need to, and everyone gets an email. It syncs with your own calendar in both directions.',
  bookShot: 'A lesson at the demo site with its calendar of free days',
  phones: 'Made for phones',
  phonesText:
    'Visitors buy and book on their phones without zooming or waiting. You can manage orders, bookings and pages on yours.',
  shopShot: 'The shop of the demo site on a phone',
  productsShot: 'The list of products in the admin on a phone',

  promises: 'What we promise',
  noLockIn: 'No lock-in',
  noLockInText: 'Export pages, products, orders, bookings, messages and files in one file whenever you want.',
  noTracking: 'No tracking of your visitors',
  noTrackingText:
    'No advertising scripts, no tracking cookies and no fonts from other servers, so there is no cookie banner either.',
  fast: 'Fast pages',
  fastText: 'Pages arrive complete from the server and can be read before, and without, JavaScript.',
  accessible: 'Accessible to everyone',
  accessibleText:
    'Our pages are tested with keyboards and for screen readers, and colours that are hard to read are corrected.',
  ownLook: 'Your own look',
  ownLookText: 'Your type, colours, corners and pictures on every page.',
  safe: 'Your work is safe',
  safeText:
    'Drafts save automatically, every version can be restored, and deleted items wait in the trash first.',

  how: 'How it works',
  stepDesign: 'Choose a design',
  stepDesignText: 'Enter a name, pick an address and choose a design. Your site is ready in about a minute.',
  stepOwn: 'Make it yours',
  stepOwnText: 'Add your text, pictures and prices. Visitors see your changes when you publish them.',
  stepLive: 'Go live',
  stepLiveText:
    'Share your address, or connect your own domain at any time. You can take your first order the same day.',

  compare: 'How it compares',
  compareLead: 'Other tools are a better choice for some sites. This is where each one fits.',
  comparison: 'Comparison',
  builders: 'Hosted website builders',
  wordpress: 'WordPress with plugins',
  bestFor: 'Best for',
  bestForUs: 'Small sites that sell, book and publish',
  bestForBuilders: 'Sites that need one of many ready-made apps',
  bestForWordpress: 'Sites with special needs and somebody to maintain them',
  parts: 'Shop, bookings and forms',
  partsOfUs: 'Included',
  partsOfBuilders: 'Often part of higher plans',
  partsOfWordpress: 'Plugins of different makers',
  updates: 'Updates',
  updatesOfUs: 'Done by the operator of your platform',
  updatesOfBuilders: 'Done for you',
  updatesOfWordpress: 'Core, theme and each plugin',
  apps: 'Apps and extensions',
  appsOfUs: 'None; an API and webhooks',
  appsOfBuilders: 'Large app stores',
  appsOfWordpress: 'Tens of thousands of plugins',
  designsOfUs: 'A few, which you can change freely',
  designsOfBuilders: 'Hundreds',
  designsOfWordpress: 'Thousands',
  leaving: 'Moving away',
  leavingUs: 'Everything in one file; you can run the software yourself',
  leavingBuilders: 'Usually text and products only',
  leavingWordpress: 'Full access to files and database',
  languages: 'Languages of one site',
  languagesOfUs: 'Several, including products and services',
  languagesOfBuilders: 'Often several',
  languagesOfWordpress: 'Several with a plugin',

  faq: 'FAQ',
  code: 'Do I need to know how to code?',
  codeAnswer: 'No. You edit text and pictures on the page and choose everything else from lists.',
  domain: 'Can I use my own domain?',
  domainAnswer:
    'Yes. Connect a domain that you own in your site’s settings at any time. Your first address keeps working.',
  payment: 'How do my customers pay?',
  paymentAnswer:
    'By card through your own Stripe account, by payment on collection, or in any way you agree, such as a bank transfer.',
  move: 'Can I move an existing site here?',
  moveAnswer:
    'You can import pages and posts from WordPress or Ghost, and products from a Shopify or WooCommerce export.',
  leave: 'What happens if I want to leave?',
  leaveAnswer:
    'Export your site and delete it. A deleted site can be restored for 30 days, and is then erased.',
  cost: 'How much does it cost?',
  costAnswer: 'See {pricing}.',

  today: 'Create your site today',
  todayLead: 'Not sure yet? Look around the demo site first.',
});

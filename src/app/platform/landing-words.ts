/** What the product has, each with a drawing of lines in a square of 24. */
export const parts: readonly { title: string; text: string; drawing: string }[] = [
  {
    title: 'Pages',
    text: 'Forty kinds of blocks, menus, drafts, versions, reusable sections, and addresses that lead on when you move a page.',
    drawing: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h5',
  },
  {
    title: 'Shop',
    text: 'Products with variants and stock, downloads, delivery, tax, discounts, invoices and refunds. By card, or the way you agree.',
    drawing: 'M5 8h14l-1 13H6zM9 8a3 3 0 0 1 6 0',
  },
  {
    title: 'Bookings',
    text: 'Lessons, classes with places, hire by the day. Free times, reminders, waiting lists, and no two people in one chair.',
    drawing: 'M4 6h16v15H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
  },
  {
    title: 'Messages',
    text: 'Forms as you need them, answers in one inbox, a newsletter that people really asked for.',
    drawing: 'M3 6h18v13H3zM3 7l9 7 9-7',
  },
  {
    title: 'Audio',
    text: 'Music and talks in a player that goes on while people look round; for sale as well, if you like.',
    drawing:
      'M9 18V5l10-2v13M9 18a2.500 2.500 0 1 1-5 0a2.500 2.500 0 1 1 5 0M19 16a2.500 2.500 0 1 1-5 0a2.500 2.500 0 1 1 5 0',
  },
  {
    title: 'Numbers',
    text: 'Visits, where they come from and what they lead to, counted without following anybody.',
    drawing: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
  },
];

/** Promises; each must be true of the product as it is. */
export const neverDone: readonly { title: string; text: string }[] = [
  {
    title: 'Keep you',
    text: 'Pages, products, orders, bookings, messages and files leave with you in one file, whenever you want them.',
  },
  {
    title: 'Follow your visitors',
    text: 'No cookies that spy, no scripts of advertisers, no fonts from elsewhere. So there is no banner to click away, either.',
  },
  {
    title: 'Make people wait',
    text: 'Pages come from the server ready to be read, and work before, and without, JavaScript.',
  },
  {
    title: 'Shut anybody out',
    text: 'Our pages are checked for keyboards and screen readers, and colours that cannot be read are mended.',
  },
  {
    title: 'Look like everybody else',
    text: 'Your type, your colours, your corners and your pictures, on every page.',
  },
  {
    title: 'Lose your work',
    text: 'Drafts save themselves, every version can be brought back, and what you delete waits before it goes.',
  },
];

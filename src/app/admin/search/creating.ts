/** Things that the command palette can start, with the screen where each begins. */
export const creating: readonly { to: string; label: string; keywords: string }[] = [
  { to: '/admin/pages/new', label: 'New page', keywords: 'add, create, page, post' },
  { to: '/admin/products/new', label: 'Add product', keywords: 'new, create, item, sell' },
  { to: '/admin/products/collections/new', label: 'Create collection', keywords: 'new, add, category' },
  { to: '/admin/services/new', label: 'Add service', keywords: 'new, create, appointment, class, course' },
  { to: '/admin/forms/new', label: 'New form', keywords: 'add, create, contact, survey' },
];

/** Screens by the letter that follows G. */
export const goTo: readonly { key: string; to: string; label: string }[] = [
  { key: 'h', to: '/admin', label: 'Dashboard' },
  { key: 'p', to: '/admin/pages', label: 'Pages' },
  { key: 'e', to: '/admin/pages/edit', label: 'Edit the home page' },
  { key: 'k', to: '/admin/content', label: 'Content' },
  { key: 'o', to: '/admin/orders', label: 'Orders' },
  { key: 'r', to: '/admin/products', label: 'Products' },
  { key: 'u', to: '/admin/customers', label: 'Customers' },
  { key: 'c', to: '/admin/calendar', label: 'Calendar' },
  { key: 'v', to: '/admin/services', label: 'Services' },
  { key: 'm', to: '/admin/messages', label: 'Messages' },
  { key: 'w', to: '/admin/forms', label: 'Forms' },
  { key: 'n', to: '/admin/newsletter', label: 'Newsletter' },
  { key: 'f', to: '/admin/files', label: 'Files' },
  { key: 'a', to: '/admin/analytics', label: 'Analytics' },
  { key: 'l', to: '/admin/settings/email', label: 'Email' },
  { key: 'd', to: '/admin/audio', label: 'Audio' },
  { key: 't', to: '/admin/test', label: 'Site check' },
  { key: 's', to: '/admin/settings', label: 'Settings' },
  { key: 'b', to: '/admin/settings/branding', label: 'Branding' },
  { key: 'i', to: '/admin/settings/menu', label: 'Menus' },
];

/** How the shortcut list and the palette show a screen's keys. */
export const keysOf = (to: string): string | undefined => {
  const found = goTo.find((each) => each.to === to);
  return found && `G then ${found.key.toUpperCase()}`;
};

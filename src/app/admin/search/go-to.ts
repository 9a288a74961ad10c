import { messagesNow } from '../../../lib/messages/use-messages.ts';
import { searchAdmin } from '../../messages/admin-search/area.ts';

/** Screens by the letter that follows G. */
export const goTo = [
  { key: 'h', to: '/admin', name: 'dashboard' },
  { key: 'p', to: '/admin/pages', name: 'pages' },
  { key: 'e', to: '/admin/pages/edit', name: 'editTheHomePage' },
  { key: 'k', to: '/admin/content', name: 'content' },
  { key: 'o', to: '/admin/orders', name: 'orders' },
  { key: 'r', to: '/admin/products', name: 'products' },
  { key: 'u', to: '/admin/customers', name: 'customers' },
  { key: 'c', to: '/admin/calendar', name: 'calendar' },
  { key: 'v', to: '/admin/services', name: 'services' },
  { key: 'm', to: '/admin/messages', name: 'messages' },
  { key: 'w', to: '/admin/forms', name: 'forms' },
  { key: 'n', to: '/admin/newsletter', name: 'newsletter' },
  { key: 'f', to: '/admin/files', name: 'files' },
  { key: 'a', to: '/admin/analytics', name: 'analytics' },
  { key: 'l', to: '/admin/settings/email', name: 'email' },
  { key: 'd', to: '/admin/audio', name: 'audio' },
  { key: 't', to: '/admin/test', name: 'siteCheck' },
  { key: 's', to: '/admin/settings', name: 'settings' },
  { key: 'b', to: '/admin/settings/branding', name: 'branding' },
  { key: 'i', to: '/admin/settings/menu', name: 'menus' },
] as const;

/** How the shortcut list and the palette show a screen's keys. */
export const keysOf = (to: string): string | undefined => {
  const found = goTo.find((each) => each.to === to);
  return found && messagesNow(searchAdmin).gThen({ letter: found.key.toUpperCase() });
};

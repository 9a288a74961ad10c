/** Every screen, for `npm run screens`: where it is and as whom it is looked at. */
export interface ListedScreen {
  name: string;
  path: string;
  as: readonly ('visitor' | 'customer' | 'owner')[];
}

const visitor = ['visitor'] as const;
const owner = ['owner'] as const;

export const screens: readonly ListedScreen[] = [
  { name: 'home', path: '/', as: ['visitor', 'customer'] },
  { name: 'classes', path: '/classes', as: visitor },
  { name: 'glazes', path: '/glazes', as: visitor },
  { name: 'about', path: '/about', as: visitor },
  { name: 'visit', path: '/visit', as: visitor },
  { name: 'contact', path: '/contact', as: visitor },
  { name: 'faq', path: '/faq', as: visitor },
  { name: 'privacy', path: '/privacy', as: visitor },
  { name: 'terms', path: '/terms', as: visitor },
  { name: 'playlist', path: '/playlist', as: visitor },
  { name: 'not-found', path: '/404', as: visitor },
  { name: 'loading', path: '/loading', as: visitor },
  { name: 'shop', path: '/shop', as: visitor },
  { name: 'order-cart', path: '/order/cart', as: visitor },
  { name: 'order-checkout', path: '/order/checkout', as: visitor },
  { name: 'order-payment', path: '/order/payment', as: visitor },
  { name: 'account-orders', path: '/account/orders', as: ['customer'] },
  { name: 'account', path: '/account', as: visitor },
  { name: 'account-forgot', path: '/account/forgot', as: visitor },
  { name: 'account-reset', path: '/account/reset?token=none', as: visitor },
  { name: 'unsubscribe', path: '/unsubscribe?token=none', as: visitor },
  { name: 'account-dashboard', path: '/account/dashboard', as: ['customer', 'owner'] },
  { name: 'admin', path: '/admin', as: owner },
  { name: 'admin-pages', path: '/admin/pages', as: owner },
  { name: 'admin-pages-new', path: '/admin/pages/new', as: owner },
  { name: 'admin-pages-sections', path: '/admin/pages/sections', as: owner },
  { name: 'admin-pages-edit', path: '/admin/pages/edit', as: owner },
  { name: 'admin-pages-edit2', path: '/admin/pages/edit2', as: owner },
  { name: 'admin-pages-edit3', path: '/admin/pages/edit3', as: owner },
  { name: 'admin-pages-edit-form', path: '/admin/pages/editOLD', as: owner },
  { name: 'admin-orders', path: '/admin/orders', as: owner },
  { name: 'admin-files', path: '/admin/files', as: owner },
  { name: 'admin-files-upload', path: '/admin/files/upload', as: owner },
  { name: 'admin-audio', path: '/admin/audio', as: owner },
  { name: 'newsletter-confirm', path: '/newsletter/confirm?token=none', as: visitor },
  { name: 'admin-messages', path: '/admin/messages', as: owner },
  { name: 'admin-newsletter', path: '/admin/newsletter', as: owner },
  { name: 'admin-forms', path: '/admin/forms', as: owner },
  { name: 'admin-forms-new', path: '/admin/forms/new', as: owner },
  { name: 'admin-forms-edit', path: '/admin/forms/edit', as: owner },
  { name: 'admin-products', path: '/admin/products', as: owner },
  { name: 'admin-products-new', path: '/admin/products/new', as: owner },
  { name: 'admin-products-new-digital', path: '/admin/products/new/digital', as: owner },
  { name: 'admin-products-new-physical', path: '/admin/products/new/physical', as: owner },
  { name: 'admin-products-edit', path: '/admin/products/edit', as: owner },
  { name: 'admin-settings', path: '/admin/settings', as: owner },
  { name: 'admin-settings-branding', path: '/admin/settings/branding', as: owner },
  { name: 'admin-settings-email', path: '/admin/settings/email', as: owner },
  { name: 'admin-settings-email-edit', path: '/admin/settings/email/edit/reset', as: owner },
  { name: 'admin-settings-email-log', path: '/admin/settings/email/log', as: owner },
  { name: 'admin-settings-menu', path: '/admin/settings/menu', as: owner },
  { name: 'admin-settings-misc', path: '/admin/settings/misc', as: owner },
];

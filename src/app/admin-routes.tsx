import type { RouteObject } from 'react-router';
import { AdminNotFound } from '../lib/admin-ui/not-found.tsx';
import { ErrorScreen } from './admin/shell/error-screen.tsx';
import { Shell } from './admin/shell/shell.tsx';
import { screen } from './admin/shell/screen-route.ts';

/** Each screen loads its code when it is first opened. */
const screens: RouteObject[] = [
  screen('', async () => (await import('./admin/dashboard/dashboard.tsx')).Dashboard),
  screen('pages', async () => (await import('../features/pages/web/admin/list/page-list.tsx')).PageList),
  screen('pages/new', async () => (await import('../features/pages/web/admin/new-page.tsx')).NewPage),
  screen(
    'pages/translations',
    async () =>
      (await import('../features/pages/web/admin/translations/translation-list.tsx')).TranslationList,
  ),
  screen(
    'pages/translations/:language/:subject',
    async () => (await import('../features/pages/web/admin/translations/translate.tsx')).Translate,
  ),
  screen(
    'pages/sections',
    async () => (await import('../features/pages/web/admin/sections/section-list.tsx')).SectionList,
  ),
  {
    // One parent route for the views of a page, so that unsaved work survives a switch between them.
    lazy: async () => ({ Component: (await import('./admin/page-editor.tsx')).PageEditorScreen }),
    children: ['edit', 'edit2', 'edit3', 'editOLD', 'write'].map((view) => ({ path: `pages/${view}/:id?` })),
  },
  screen(
    'content',
    async () => (await import('../features/entries/web/admin/types/content-home.tsx')).ContentHome,
  ),
  screen(
    'content/authors',
    async () => (await import('../features/entries/web/admin/terms/term-screens.tsx')).AuthorScreen,
  ),
  screen(
    'content/comments',
    async () => (await import('../features/entries/web/admin/comments/comments-screen.tsx')).CommentsScreen,
  ),
  screen(
    'content/:type',
    async () => (await import('../features/entries/web/admin/list/entry-list.tsx')).EntryList,
  ),
  screen(
    'content/:type/new',
    async () => (await import('../features/entries/web/admin/settings/new-entry.tsx')).NewEntry,
  ),
  screen(
    'content/:type/import',
    async () => (await import('../features/entries/web/admin/import/import-screen.tsx')).ImportScreen,
  ),
  screen(
    'content/:type/import/:id',
    async () => (await import('../features/entries/web/admin/import/import-detail.tsx')).ImportDetail,
  ),
  screen(
    'content/:type/bulk',
    async () => (await import('../features/entries/web/admin/sheet/entry-sheet.tsx')).EntrySheet,
  ),
  screen(
    'content/:type/trash',
    async () => (await import('../features/entries/web/admin/trash/trash-screen.tsx')).TrashScreen,
  ),
  screen(
    'content/:type/categories',
    async () => (await import('../features/entries/web/admin/terms/term-screens.tsx')).TermScreen,
  ),
  screen(
    'content/:type/settings',
    async () => (await import('../features/entries/web/admin/types/type-settings.tsx')).TypeSettingsScreen,
  ),
  screen('orders', async () => (await import('../features/orders/web/admin/list/order-list.tsx')).OrderList),
  screen(
    'orders/:id',
    async () => (await import('../features/orders/web/admin/detail/order-detail.tsx')).OrderDetail,
  ),
  screen(
    'customers',
    async () => (await import('../features/customers/web/admin/customer-list.tsx')).CustomerList,
  ),
  screen(
    'customers/:email',
    async () => (await import('../features/customers/web/admin/customer-detail.tsx')).CustomerDetail,
  ),
  screen(
    'files',
    async () => (await import('../features/files/web/admin/library/files-screen.tsx')).FilesScreen,
  ),
  screen(
    'products',
    async () => (await import('../features/products/web/admin/list/product-list.tsx')).ProductList,
  ),
  screen(
    'products/new',
    async () => (await import('../features/products/web/admin/new-product.tsx')).NewProduct,
  ),
  screen(
    'products/new/physical',
    async () => (await import('../features/products/web/admin/product-editor.tsx')).NewPhysicalProduct,
  ),
  screen(
    'products/new/digital',
    async () => (await import('../features/products/web/admin/product-editor.tsx')).NewDigitalProduct,
  ),
  screen(
    'products/new/physical2',
    async () => (await import('../features/products/web/admin/steps/product-steps.tsx')).ProductSteps,
  ),
  screen(
    'products/bulk',
    async () => (await import('../features/products/web/admin/bulk/bulk-edit.tsx')).BulkEdit,
  ),
  screen(
    'products/stock',
    async () => (await import('../features/products/web/admin/stock/stock-screen.tsx')).StockScreen,
  ),
  screen(
    'products/featured',
    async () => (await import('../features/products/web/admin/featured-products.tsx')).FeaturedProducts,
  ),
  screen(
    'products/collections',
    async () =>
      (await import('../features/products/web/admin/collections/collection-list.tsx')).CollectionList,
  ),
  screen(
    'products/collections/new',
    async () =>
      (await import('../features/products/web/admin/collections/collection-editor.tsx')).NewCollection,
  ),
  screen(
    'products/collections/:id',
    async () =>
      (await import('../features/products/web/admin/collections/collection-editor.tsx')).CollectionEditor,
  ),
  screen(
    'products/import',
    async () => (await import('../features/products/web/admin/import/import-screen.tsx')).ImportScreen,
  ),
  screen(
    'products/import/:id',
    async () => (await import('../features/products/web/admin/import/import-detail.tsx')).ImportDetail,
  ),
  screen(
    'products/edit/:id?',
    async () => (await import('../features/products/web/admin/product-editor.tsx')).ProductEditor,
  ),
  screen(
    'calendar',
    async () => (await import('../features/bookings/web/admin/calendar/calendar-screen.tsx')).CalendarScreen,
  ),
  screen(
    'bookings/:id',
    async () => (await import('../features/bookings/web/admin/calendar/open-booking.tsx')).OpenBooking,
  ),
  screen(
    'calendar/connections',
    async () =>
      (await import('../features/bookings/web/admin/calendar/subscribed/connections.tsx')).Connections,
  ),
  screen(
    'calendar/clock-change',
    async () => (await import('../features/bookings/web/admin/calendar/clock-change.tsx')).ClockChange,
  ),
  screen(
    'services',
    async () => (await import('../features/bookings/web/admin/services/service-list.tsx')).ServiceList,
  ),
  screen(
    'services/new',
    async () => (await import('../features/bookings/web/admin/services/service-editor.tsx')).NewService,
  ),
  screen(
    'services/edit/:id?',
    async () => (await import('../features/bookings/web/admin/services/service-editor.tsx')).ServiceEditor,
  ),
  screen(
    'services/resources',
    async () => (await import('../features/bookings/web/admin/services/resource-list.tsx')).ResourceList,
  ),
  screen('forms', async () => (await import('../features/forms/web/admin/list/form-list.tsx')).FormList),
  screen('forms/new', async () => (await import('../features/forms/web/admin/new-form.tsx')).NewForm),
  screen(
    'forms/edit/:id?',
    async () => (await import('../features/forms/web/admin/form-editor.tsx')).FormEditor,
  ),
  screen('messages', async () => (await import('../features/forms/web/admin/messages/inbox.tsx')).Inbox),
  screen(
    'messages/:id',
    async () => (await import('../features/forms/web/admin/messages/message-detail.tsx')).MessageDetail,
  ),
  screen(
    'newsletter',
    async () => (await import('../features/forms/web/admin/messages/subscribers.tsx')).Subscribers,
  ),
  screen(
    'files/upload',
    async () => (await import('../features/files/web/admin/upload/upload-screen.tsx')).UploadScreen,
  ),
  screen('audio', async () => (await import('../features/audio/web/admin/tracks.tsx')).Tracks),
  screen(
    'settings/webhooks',
    async () => (await import('../features/webhooks/web/admin/webhooks.tsx')).Webhooks,
  ),
  screen('settings/keys', async () => (await import('../features/api-keys/web/admin/api-keys.tsx')).ApiKeys),
  screen('test', async () => (await import('../features/site-check/web/admin/check-screen.tsx')).CheckScreen),
  screen(
    'settings/email',
    async () =>
      (await import('../features/emails/web/admin/settings/email-settings.tsx')).EmailSettingsScreen,
  ),
  screen(
    'settings/email/edit/:id?',
    async () => (await import('../features/emails/web/admin/edit/edit-mail.tsx')).EditMail,
  ),
  screen(
    'settings/email/log',
    async () => (await import('../features/emails/web/admin/log/mail-log.tsx')).MailLog,
  ),
  screen(
    'settings/email/log/:id',
    async () => (await import('../features/emails/web/admin/log/mail-detail.tsx')).MailDetail,
  ),
  screen('settings', async () => (await import('./admin/settings-screen.tsx')).Settings),
  screen(
    'settings/branding',
    async () => (await import('../features/websites/web/admin/branding.tsx')).Branding,
  ),
  screen(
    'settings/menu',
    async () => (await import('../features/pages/web/admin/menu/menu-screen.tsx')).MenuScreen,
  ),
  screen(
    'settings/ecommerce',
    async () => (await import('../features/orders/web/admin/settings/general.tsx')).ShopSettings,
  ),
  screen(
    'settings/ecommerce/payment',
    async () => (await import('../features/orders/web/admin/settings/payment.tsx')).PaymentSettings,
  ),
  screen(
    'settings/ecommerce/delivery',
    async () => (await import('../features/orders/web/admin/settings/delivery.tsx')).DeliverySettings,
  ),
  screen(
    'settings/ecommerce/tax',
    async () => (await import('../features/orders/web/admin/settings/tax.tsx')).TaxSettings,
  ),
  screen(
    'settings/ecommerce/discounts',
    async () => (await import('../features/orders/web/admin/discounts/discount-list.tsx')).DiscountList,
  ),
  screen(
    'settings/ecommerce/discounts/:id',
    async () => (await import('../features/orders/web/admin/discounts/discount-form.tsx')).DiscountForm,
  ),
  screen('settings/import', async () => (await import('./admin/import-screen.tsx')).ImportScreen),
  screen(
    'settings/import/:id',
    async () => (await import('../features/wordpress/web/admin/import-detail.tsx')).ImportDetail,
  ),
  screen(
    'settings/addresses',
    async () => (await import('../features/pages/web/admin/redirects/redirects.tsx')).Redirects,
  ),
  screen(
    'settings/domains',
    async () => (await import('../features/platform/web/admin/domains/domains-screen.tsx')).DomainsScreen,
  ),
  screen(
    'settings/people',
    async () => (await import('../features/accounts/web/admin/people/people-screen.tsx')).PeopleScreen,
  ),
  screen(
    'settings/history',
    async () => (await import('../features/accounts/web/admin/history/history-screen.tsx')).HistoryScreen,
  ),
  screen(
    'settings/wording',
    async () => (await import('../features/websites/web/admin/wording/wording.tsx')).Wording,
  ),
  screen(
    'settings/languages',
    async () => (await import('../features/websites/web/admin/languages.tsx')).Languages,
  ),
  screen(
    'settings/machine-translation',
    async () =>
      (await import('../features/pages/web/admin/translations/provider-settings.tsx')).ProviderSettings,
  ),
  screen(
    'settings/stock-photos',
    async () => (await import('../features/files/web/admin/stock/stock-settings.tsx')).StockSettings,
  ),
  screen('settings/misc', async () => (await import('./admin/misc-screen.tsx')).MiscScreen),
  screen(
    'analytics',
    async () => (await import('../features/analytics/web/admin/analytics-screen.tsx')).AnalyticsScreen,
  ),
  screen(
    'settings/analytics',
    async () =>
      (await import('../features/analytics/web/admin/settings/analytics-settings.tsx'))
        .AnalyticsSettingsScreen,
  ),
];

/** Every screen of the admin. */
export const adminRoutes: RouteObject[] = [
  {
    path: '/admin',
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [...screens, { path: '*', Component: AdminNotFound }],
      },
    ],
  },
];

import type { RouteObject } from 'react-router';
import { AdminNotFound } from '../lib/admin-ui/not-found.tsx';
import { ErrorScreen } from './admin/shell/error-screen.tsx';
import { Shell } from './admin/shell/shell.tsx';
import { productRoutes } from './product-routes.tsx';

/** Every screen of the admin. Each loads its code when it is first opened. */
export const adminRoutes: RouteObject[] = [
  {
    path: '/admin',
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          {
            index: true,
            lazy: async () => ({ Component: (await import('./admin/dashboard/dashboard.tsx')).Dashboard }),
          },
          {
            path: 'pages',
            lazy: async () => ({
              Component: (await import('../features/pages/web/admin/list/page-list.tsx')).PageList,
            }),
          },
          {
            path: 'pages/new',
            lazy: async () => ({
              Component: (await import('../features/pages/web/admin/new-page.tsx')).NewPage,
            }),
          },
          {
            path: 'pages/sections',
            lazy: async () => ({
              Component: (await import('../features/pages/web/admin/sections/section-list.tsx')).SectionList,
            }),
          },
          {
            // One parent for the four views of a page, so that a switch between them keeps what is being worked on.
            lazy: async () => ({ Component: (await import('./admin/page-editor.tsx')).PageEditorScreen }),
            children: ['edit', 'edit2', 'edit3', 'editOLD'].map((view) => ({ path: `pages/${view}/:id?` })),
          },
          {
            path: 'orders',
            lazy: async () => ({
              Component: (await import('../features/orders/web/admin/list/order-list.tsx')).OrderList,
            }),
          },
          {
            path: 'orders/:id',
            lazy: async () => ({
              Component: (await import('../features/orders/web/admin/detail/order-detail.tsx')).OrderDetail,
            }),
          },
          {
            path: 'customers',
            lazy: async () => ({
              Component: (await import('../features/customers/web/admin/customer-list.tsx')).CustomerList,
            }),
          },
          {
            path: 'customers/:email',
            lazy: async () => ({
              Component: (await import('../features/customers/web/admin/customer-detail.tsx')).CustomerDetail,
            }),
          },
          {
            path: 'files',
            lazy: async () => ({
              Component: (await import('../features/files/web/admin/library/files-screen.tsx')).FilesScreen,
            }),
          },
          ...productRoutes,
          {
            path: 'calendar',
            lazy: async () => ({
              Component: (await import('../features/bookings/web/admin/calendar/calendar-screen.tsx'))
                .CalendarScreen,
            }),
          },
          {
            path: 'bookings/:id',
            lazy: async () => ({
              Component: (await import('../features/bookings/web/admin/calendar/open-booking.tsx'))
                .OpenBooking,
            }),
          },
          {
            path: 'calendar/connections',
            lazy: async () => ({
              Component: (await import('../features/bookings/web/admin/calendar/subscribed/connections.tsx'))
                .Connections,
            }),
          },
          {
            path: 'calendar/clock-change',
            lazy: async () => ({
              Component: (await import('../features/bookings/web/admin/calendar/clock-change.tsx'))
                .ClockChange,
            }),
          },
          {
            path: 'services',
            lazy: async () => ({
              Component: (await import('../features/bookings/web/admin/services/service-list.tsx'))
                .ServiceList,
            }),
          },
          {
            path: 'services/new',
            lazy: async () => ({
              Component: (await import('../features/bookings/web/admin/services/service-editor.tsx'))
                .NewService,
            }),
          },
          {
            path: 'services/edit/:id?',
            lazy: async () => ({
              Component: (await import('../features/bookings/web/admin/services/service-editor.tsx'))
                .ServiceEditor,
            }),
          },
          {
            path: 'services/resources',
            lazy: async () => ({
              Component: (await import('../features/bookings/web/admin/services/resource-list.tsx'))
                .ResourceList,
            }),
          },
          {
            path: 'forms',
            lazy: async () => ({
              Component: (await import('../features/forms/web/admin/form-list.tsx')).FormList,
            }),
          },
          {
            path: 'forms/new',
            lazy: async () => ({
              Component: (await import('../features/forms/web/admin/new-form.tsx')).NewForm,
            }),
          },
          {
            path: 'forms/edit/:id?',
            lazy: async () => ({
              Component: (await import('../features/forms/web/admin/form-editor.tsx')).FormEditor,
            }),
          },
          {
            path: 'messages',
            lazy: async () => ({
              Component: (await import('../features/forms/web/admin/messages/inbox.tsx')).Inbox,
            }),
          },
          {
            path: 'messages/:id',
            lazy: async () => ({
              Component: (await import('../features/forms/web/admin/messages/message-detail.tsx'))
                .MessageDetail,
            }),
          },
          {
            path: 'newsletter',
            lazy: async () => ({
              Component: (await import('../features/forms/web/admin/messages/subscribers.tsx')).Subscribers,
            }),
          },
          {
            path: 'files/upload',
            lazy: async () => ({
              Component: (await import('../features/files/web/admin/upload/upload-screen.tsx')).UploadScreen,
            }),
          },
          {
            path: 'audio',
            lazy: async () => ({
              Component: (await import('../features/audio/web/admin/tracks.tsx')).Tracks,
            }),
          },
          {
            path: 'settings/webhooks',
            lazy: async () => ({
              Component: (await import('../features/webhooks/web/admin/webhooks.tsx')).Webhooks,
            }),
          },
          {
            path: 'settings/keys',
            lazy: async () => ({
              Component: (await import('../features/api-keys/web/admin/api-keys.tsx')).ApiKeys,
            }),
          },
          {
            path: 'test',
            lazy: async () => ({
              Component: (await import('../features/checks/web/admin/check-screen.tsx')).CheckScreen,
            }),
          },
          {
            path: 'settings/email',
            lazy: async () => ({
              Component: (await import('../features/emails/web/admin/settings/email-settings.tsx'))
                .EmailSettingsScreen,
            }),
          },
          {
            path: 'settings/email/edit/:id?',
            lazy: async () => ({
              Component: (await import('../features/emails/web/admin/edit/edit-mail.tsx')).EditMail,
            }),
          },
          {
            path: 'settings/email/log',
            lazy: async () => ({
              Component: (await import('../features/emails/web/admin/log/mail-log.tsx')).MailLog,
            }),
          },
          {
            path: 'settings/email/log/:id',
            lazy: async () => ({
              Component: (await import('../features/emails/web/admin/log/mail-detail.tsx')).MailDetail,
            }),
          },
          {
            path: 'settings',
            lazy: async () => ({
              Component: (await import('./admin/settings-screen.tsx')).Settings,
            }),
          },
          {
            path: 'settings/branding',
            lazy: async () => ({
              Component: (await import('../features/websites/web/admin/branding.tsx')).Branding,
            }),
          },
          {
            path: 'settings/menu',
            lazy: async () => ({
              Component: (await import('../features/pages/web/admin/menu/menu-screen.tsx')).MenuScreen,
            }),
          },
          {
            path: 'settings/ecommerce',
            lazy: async () => ({
              Component: (await import('../features/orders/web/admin/settings/general.tsx')).ShopSettings,
            }),
          },
          {
            path: 'settings/ecommerce/payment',
            lazy: async () => ({
              Component: (await import('../features/orders/web/admin/settings/payment.tsx')).PaymentSettings,
            }),
          },
          {
            path: 'settings/ecommerce/delivery',
            lazy: async () => ({
              Component: (await import('../features/orders/web/admin/settings/delivery.tsx'))
                .DeliverySettings,
            }),
          },
          {
            path: 'settings/ecommerce/tax',
            lazy: async () => ({
              Component: (await import('../features/orders/web/admin/settings/tax.tsx')).TaxSettings,
            }),
          },
          {
            path: 'settings/ecommerce/discounts',
            lazy: async () => ({
              Component: (await import('../features/orders/web/admin/discounts/discount-list.tsx'))
                .DiscountList,
            }),
          },
          {
            path: 'settings/ecommerce/discounts/:id',
            lazy: async () => ({
              Component: (await import('../features/orders/web/admin/discounts/discount-form.tsx'))
                .DiscountForm,
            }),
          },
          {
            path: 'settings/import',
            lazy: async () => ({
              Component: (await import('./admin/import-screen.tsx')).ImportScreen,
            }),
          },
          {
            path: 'settings/import/:id',
            lazy: async () => ({
              Component: (await import('../features/wordpress/web/admin/import-detail.tsx')).ImportDetail,
            }),
          },
          {
            path: 'settings/addresses',
            lazy: async () => ({
              Component: (await import('../features/pages/web/admin/redirects/redirects.tsx')).Redirects,
            }),
          },
          {
            path: 'settings/domains',
            lazy: async () => ({
              Component: (await import('../features/platform/web/admin/domains/domains-screen.tsx'))
                .DomainsScreen,
            }),
          },
          {
            path: 'settings/people',
            lazy: async () => ({
              Component: (await import('../features/accounts/web/admin/people/people-screen.tsx'))
                .PeopleScreen,
            }),
          },
          {
            path: 'settings/history',
            lazy: async () => ({
              Component: (await import('../features/accounts/web/admin/history/history-screen.tsx'))
                .HistoryScreen,
            }),
          },
          {
            path: 'settings/misc',
            lazy: async () => ({
              Component: (await import('./admin/misc-screen.tsx')).MiscScreen,
            }),
          },
          {
            path: 'analytics',
            lazy: async () => ({
              Component: (await import('../features/analytics/web/admin/analytics-screen.tsx'))
                .AnalyticsScreen,
            }),
          },
          {
            path: 'settings/analytics',
            lazy: async () => ({
              Component: (await import('../features/analytics/web/admin/settings/analytics-settings.tsx'))
                .AnalyticsSettingsScreen,
            }),
          },
          { path: '*', Component: AdminNotFound },
        ],
      },
    ],
  },
];

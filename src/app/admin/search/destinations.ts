/** A screen that the command palette can open. */
export interface Destination {
  to: string;
  label: string;
  description?: string;
  /** Further search terms that owners may type. */
  keywords?: string;
}

/** Search terms for sections of the navigation, whose labels are defined there. */
export const sectionKeywords: Readonly<Record<string, string>> = {
  '/admin': 'home, overview, start, dashboard',
  '/admin/pages':
    'page, website, edit, block, hero, image, picture, faq, accordion, pricing, banner, gallery, video, map, testimonial, heading, button, text, seo, meta description, google, search engine, publish, draft',
  '/admin/content':
    'content, blog, post, article, news, journal, story, event, podcast, episode, recipe, dish, food menu, project, portfolio, case study, team, job, vacancy, testimonial, collection, content type, custom post type, cms, rss, atom, feed, categories, tags, authors, trash',
  '/admin/orders': 'sales, purchases, refund, invoice, packing slip, fulfil, ship, buyers, receipts',
  '/admin/customers': 'customers, people, buyers, clients, contacts, crm, members, guests, customer list',
  '/admin/products': 'items, catalogue, inventory, variants, sku, price, shop, store, digital, download',
  '/admin/calendar': 'bookings, appointments, schedule, reservations, availability, block time, waiting list',
  '/admin/services': 'bookings, appointments, classes, courses, opening hours, availability, lessons, hire',
  '/admin/messages': 'inbox, contact, enquiries, spam, replies',
  '/admin/forms': 'form, contact form, survey, questions, rsvp, quote',
  '/admin/newsletter': 'newsletter, subscribers, mailing list, email marketing, sign-up, mailchimp',
  '/admin/files': 'media, library, images, pictures, photos, videos, documents, pdf, upload, trash, alt text',
  '/admin/analytics': 'statistics, stats, visitors, traffic, reports, google analytics, conversion, sources',
  '/admin/settings/email': 'mail, notifications, templates, sender, smtp, order confirmation, reply-to',
  '/admin/audio': 'music, podcast, tracks, playlist, player, songs',
  '/admin/test': 'test, health, status, diagnostics, errors, problems, broken links',
  '/admin/settings': 'preferences, configuration, options, account',
};

/** Search terms for each content type of the site. */
export const contentKeywords = ['blog', 'post', 'article', 'news', 'entries', 'drafts', 'scheduled'];

export const destinations: readonly Destination[] = [
  {
    to: '/admin/pages/sections',
    label: 'Reusable sections',
    description: 'Save once, use on many pages',
    keywords: 'global, shared, block, footer, template',
  },
  {
    to: '/admin/content/authors',
    label: 'Authors',
    description: 'Names, pictures and short texts of people who write',
    keywords: 'author, writer, byline, bio, contributor, guest post',
  },
  {
    to: '/admin/content/comments',
    label: 'Comments',
    description: 'Approve and answer comments on posts and other entries',
    keywords: 'comment, moderation, moderate, approve, replies, reply, discussion, spam, disqus',
  },
  {
    to: '/admin/settings/branding',
    label: 'Branding',
    description: 'Name, logo, header and colours',
    keywords:
      'design, theme, style, colour, color, palette, font, typography, logo, favicon, icon, footer, social',
  },
  {
    to: '/admin/settings/menu',
    label: 'Menus',
    description: 'Links in the header and footer',
    keywords: 'navigation, nav, header, footer, links',
  },
  {
    to: '/admin/settings/ecommerce',
    label: 'Shop settings',
    description: 'Shop status, currency, invoices and checkout rules',
    keywords: 'store, ecommerce, checkout, terms, invoice, order number, returns, abandoned cart, low stock',
  },
  {
    to: '/admin/settings/ecommerce/payment',
    label: 'Payment',
    description: 'Payment methods and your Stripe account',
    keywords: 'payments, stripe, card, credit card, bank transfer, cash, payout, paypal, test mode',
  },
  {
    to: '/admin/settings/ecommerce/delivery',
    label: 'Delivery',
    description: 'Delivery zones, options and rates',
    keywords: 'shipping, postage, zones, rates, pickup, collection, courier, free delivery',
  },
  {
    to: '/admin/settings/ecommerce/tax',
    label: 'Tax',
    description: 'Tax rates and whether prices include tax',
    keywords: 'vat, gst, sales tax, rates, tax number',
  },
  {
    to: '/admin/settings/ecommerce/discounts',
    label: 'Discount codes',
    description: 'Codes that customers enter at checkout',
    keywords: 'discount, coupon, voucher, promo, promotion, sale, offer',
  },
  {
    to: '/admin/products/stock',
    label: 'Stock',
    description: 'Stock levels and their history',
    keywords: 'inventory, quantity, low stock, sold out, count',
  },
  {
    to: '/admin/products/collections',
    label: 'Collections',
    description: 'Groups of products',
    keywords: 'categories, category, groups, departments',
  },
  {
    to: '/admin/products/import',
    label: 'Import products',
    description: 'From a CSV file, Shopify or WooCommerce',
    keywords: 'csv, spreadsheet, excel, shopify, woocommerce, upload',
  },
  {
    to: '/admin/settings/import',
    label: 'Import',
    description: 'From WordPress, Ghost, another shop or a site export',
    keywords: 'wordpress, ghost, migrate, move, transfer, restore, backup, squarespace, wix',
  },
  {
    to: '/admin/settings/addresses',
    label: 'Redirects',
    description: 'Redirect old links, and see pages not found',
    keywords: 'redirect, 404, 301, not found, url, link, seo',
  },
  {
    to: '/admin/settings/domains',
    label: 'Domains',
    description: 'Your own domain and the primary one',
    keywords: 'domain, web address, url, host, dns, https, ssl, certificate, www',
  },
  {
    to: '/admin/settings/email/log',
    label: 'Sent emails',
    description: 'Every email and whether it was delivered',
    keywords: 'mail, log, delivery, failed, bounced, resend',
  },
  {
    to: '/admin/settings/people',
    label: 'Staff',
    description: 'Staff accounts, roles and invitations',
    keywords: 'people, team, invite, users, role, permissions, owner, two-step verification, transfer',
  },
  {
    to: '/admin/services/resources',
    label: 'Staff and rooms',
    description: 'The staff, rooms and equipment of your services',
    keywords: 'resources, equipment, practitioners',
  },
  {
    to: '/admin/calendar/connections',
    label: 'Connected calendars',
    description: 'Sync with Google, Apple or Outlook',
    keywords: 'sync, google calendar, outlook, ical, ics, feed',
  },
  {
    to: '/admin/settings/webhooks',
    label: 'Webhooks',
    description: 'Notify other apps when something happens',
    keywords: 'integration, zapier, api, events, automation',
  },
  {
    to: '/admin/settings/keys',
    label: 'API keys',
    description: 'Let other apps read and change your data',
    keywords: 'integration, token, developer, access, zapier',
  },
  {
    to: '/admin/settings/analytics',
    label: 'Analytics settings',
    description: 'Visitor counting, data retention and the weekly report',
    keywords: 'tracking, cookies, privacy, weekly report',
  },
  {
    to: '/admin/settings/history',
    label: 'History',
    description: 'Log of changes to this site',
    keywords: 'audit, log, changes, activity, who',
  },
  {
    to: '/admin/settings/wording',
    label: 'Wording',
    description: 'Text of buttons, labels and messages',
    keywords:
      'edit wording, translate, translation, words, text, labels, language, button text, theme content, rename, messages, strings',
  },
  {
    to: '/admin/settings/languages',
    label: 'Languages',
    description: 'Main language, other languages',
    keywords: 'multilingual, translate, translation, add language, second language, hreflang, german, french',
  },
  {
    to: '/admin/settings/machine-translation',
    label: 'Machine translation',
    description: 'DeepL or another service, and its key',
    keywords: 'deepl, openai, chatgpt, ai, automatic translation, translate automatically, api key',
  },
  {
    to: '/admin/pages/translations',
    label: 'Translations',
    description: 'Pages and menus in other languages',
    keywords: 'translate, translation, multilingual, language, localise, localize, translate page',
  },
  {
    to: '/admin/settings/misc',
    label: 'Site details',
    description: 'Time zone, currency, language, contact',
    keywords:
      'language, locale, time zone, region, currency, contact email, private, public, password, visibility, open, launch, coming soon, export, backup, download site, gdpr, personal data, delete site, close',
  },
];

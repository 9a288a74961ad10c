import { defineMessages } from '../../../../lib/messages/define.ts';

/** Roles and devices, on screens and in emails. */
export const en = defineMessages({
  owner: 'Owner',
  ownerAccess: 'Full access, including payments, domains, staff and deleting the site',
  manager: 'Manager',
  managerAccess: 'Full access except staff, payment settings, domains, site export and deleting the site',
  editor: 'Editor',
  editorAccess: 'Pages, files, audio, forms and branding; can view products and analytics',
  contributor: 'Contributor',
  contributorAccess: 'Edits pages and uploads files; must ask for approval before anything is published',
  translator: 'Translator',
  translatorAccess: 'Translates all texts as drafts; can’t publish, and sees nothing else',
  orders: 'Orders only',
  ordersAccess: 'Orders, bookings and messages; can view products and services',
  device: '{browser} on {system}',
  unknownDevice: 'Unknown device',
});

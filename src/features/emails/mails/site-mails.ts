import type { MailKind } from '../mail-kind.ts';

const sample = {
  endsOn: '4 June 2031',
  restoreLink: 'https://clay-and-kiln.example/restore?token=example',
};
const mandatory = 'It lets you restore the site if you deleted it by mistake.';

/** To owners, about the deletion of a site. */
export const siteMails: readonly MailKind[] = [
  {
    emailID: 'site-deleted',
    group: 'Accounts',
    name: 'Site deleted',
    purpose: 'Tells owners that the site was deleted and how to restore it.',
    to: 'owner',
    subject: '{{siteName}} was deleted',
    heading: 'Your site was deleted',
    body: `{{siteName}} has just been deleted. Visitors now see a short notice instead.

Nothing is lost yet. You can restore it, exactly as it was, until {{endsOn}}. After that, its pages, orders, files and addresses are permanently deleted.`,
    button: { label: 'Restore site', link: '{{restoreLink}}' },
    note: 'You’re receiving this email because you’re an owner of {{siteName}}. If you deleted it yourself, you don’t need to do anything.',
    sample,
    needs: ['restoreLink'],
    secret: true,
    linkHours: 30 * 24,
    mandatory,
  },
  {
    emailID: 'site-ending',
    group: 'Accounts',
    name: 'Site will be deleted soon',
    purpose: 'Reminds owners three days before a deleted site is gone for good.',
    to: 'owner',
    subject: '{{siteName}} will be permanently deleted on {{endsOn}}',
    heading: '3 days left to restore your site',
    body: `{{siteName}} was deleted almost a month ago. On {{endsOn}}, its pages, orders, files and addresses will be permanently deleted.

To keep it, restore it before then.`,
    button: { label: 'Restore site', link: '{{restoreLink}}' },
    note: 'You’re receiving this email because you’re an owner of {{siteName}}. If you no longer need the site, you don’t need to do anything.',
    sample,
    needs: ['restoreLink'],
    secret: true,
    linkHours: 3 * 24,
    mandatory,
  },
];

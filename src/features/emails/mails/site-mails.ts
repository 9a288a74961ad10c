import type { MailKind } from '../mail-kind.ts';

const sample = {
  endsOn: '4 June 2031',
  restoreLink: 'https://clay-and-kiln.example/restore?token=example',
};
const mandatory = 'It is the way back for whoever deleted the site by mistake.';

/** To its owners, about the end of a site. */
export const siteMails: readonly MailKind[] = [
  {
    emailID: 'site-deleted',
    group: 'Accounts',
    name: 'Site deleted',
    purpose: 'Tells the owners that the site was deleted, and how to restore it.',
    to: 'owner',
    subject: '{{siteName}} was deleted',
    heading: 'Your site was deleted',
    body: `{{siteName}} has just been deleted. Visitors see a short notice there.

Nothing is lost yet: until {{endsOn}} you can have it back as it was. After that day its pages, orders, files and addresses are erased for good.`,
    button: { label: 'Restore the site', link: '{{restoreLink}}' },
    note: 'You get this mail because you are an owner of {{siteName}}. If it was you who deleted it, you need do nothing.',
    sample,
    needs: ['restoreLink'],
    secret: true,
    linkHours: 30 * 24,
    mandatory,
  },
  {
    emailID: 'site-ending',
    group: 'Accounts',
    name: 'Site is erased soon',
    purpose: 'Reminds the owners of a deleted site, three days before it is erased.',
    to: 'owner',
    subject: '{{siteName}} is erased on {{endsOn}}',
    heading: 'Three days are left',
    body: `{{siteName}} was deleted almost a month ago. On {{endsOn}} its pages, orders, files and addresses are erased for good.

If you want to keep it, restore it before then.`,
    button: { label: 'Restore the site', link: '{{restoreLink}}' },
    note: 'You get this mail because you are an owner of {{siteName}}. If it may go, you need do nothing.',
    sample,
    needs: ['restoreLink'],
    secret: true,
    linkHours: 3 * 24,
    mandatory,
  },
];

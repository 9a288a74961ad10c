import { defineMessages } from '../../../../lib/messages/define.ts';

/** What `npm run site` prints. */
export const en = defineMessages({
  usage: `npm run site -- …
  create --host shop.localhost --name "Shop" --owner owner@shop.example [--password …]
         [--template {starters}]
  list
  problems                             sites whose background tasks failed in the last two days, and why
  host add --site shop.localhost --host www.shop.example [--canonical]
  host canonical --site shop.localhost --host www.shop.example
  host remove --site shop.localhost --host www.shop.example
  token --host shop.localhost          a link that signs the owner in once, within 2 minutes
  second-step end --host shop.localhost --account ada@shop.example   for somebody who lost their phone, passkeys and recovery codes
  second-step end --creator ada@shop.example   the same for somebody who creates sites
  limits --host shop.localhost [--file 500MB] [--space 20GB]   maximum size of a file, and of all files of the site
  export --host shop.localhost --to site.zip   the whole site in one file
  import --from site.zip --host new.localhost [--owner owner@shop.example [--password …]]
  rename --host shop.localhost --to new-name    a new address under the platform’s; the old one redirects for 30 days
  delete --host shop.localhost --yes   closes the site; it can be restored for 30 days
  delete --host shop.localhost --yes --now      permanently deletes the site and everything in it
  restore --host shop.localhost        restores a deleted site
  restore --to folder [--at "2026-10-03 14:05"]   restores the backup into an empty folder, as it was then (UTC, or with an
                                       offset such as +02:00); without --at, the newest state
  restore-point --host shop.localhost --as then.localhost [--at "2026-10-03 14:05"]   adds one site as it was then, beside
                                       the one that is there
  verify-backup                        restores the newest backup in a temporary folder and checks it
  verify [--host shop.localhost] [--json]       checks that stored records agree; exits with status 1 if some don’t`,
  withUsage: '{problem}\n\n{usage}',
  addOption: 'Add --{name}.',
  notHost: '--{name} must be a host name such as shop.example.',
  nameTooLong: '--name can have at most 100 characters, on one line.',
  ownerNotEmail: '--owner must be an email address.',
  unknownTemplate: '--template must be one of {starters}.',
  passwordLength: '--password must have 8 to 128 characters.',
  weakPassword: '--password is too easy to guess. Use a longer one, or add unrelated words.',
  notSize: '--{name} must be a size such as 500MB, or “usual”.',
  unchanged: 'unchanged',
  platformHost: '{host} is the platform’s own host.',
  noSite: 'There is no site at {host}.',
  hostTaken: '{host} already belongs to a site.',
  notHostOfSite: '{host} is not a host of this site. Add it first.',
  notRemovable: '{host} is not an additional host of this site. The canonical host can’t be removed.',
  noCreator: '{email} has no account on the platform.',
  noAccount: '{email} has no account on this site.',
  confirmErasing:
    'This permanently deletes {host} with its pages, orders, accounts and files. Add --yes to confirm.',
  confirmDeleting: 'This closes {host}. It is permanently deleted after 30 days. Add --yes to confirm.',
  notDeleted: '{host} is not deleted.',
  noBackup: 'Set BACKUP_TO and BACKUP_KEY to where the backup is and the key that encrypted it.',
  notMoment: '--at must be a time such as "2026-10-03 14:05", in UTC, or "2026-10-03 14:05 +02:00".',
  noSiteThen: 'There was no site at {host} then.',
  restoreNeedsKey:
    'Copy secrets.key of the data folder to {folder}, or set SECRETS_KEY. A backup doesn’t contain this key.',
  restoreNeedsBucket: 'Copy the uploaded files from {folder} to your bucket.',
  restoreStart: 'Stop the server, then start it with DATA_DIR={folder}.',
  sitesMissing: '{count, plural, one {# site is} other {# sites are}} missing from the backup.',
  drilled: 'The backup of {base} was restored and checked.',
  couldNotCheck: '{site}: could not check: {invariant}: {reason}',
  brokenRecord: '{site}: broken: {invariant}: {record} ({id})',
  moreBroken: '{site}: broken: {invariant}: and {count} more',
  broken: '{count} broken',
  notChecked: '{count} not checked',
  noProblems: 'no problems',
  verified: '{invariants} invariants, {sites, plural, one {# site} other {# sites}}: {result}.',
});

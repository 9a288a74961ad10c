import { FRESH_KEY, leaves, NO_PASSWORD } from './table-policy.ts';

/** The site, its people and its library. Whoever refers to a table stands after it. */
export const siteTables = [
  leaves(
    'websites',
    `analytics brand brand_draft brand_version colours contact_email created_at currency header locale logo name
     private shop_enabled timezone version`,
    {
      key: '',
      renewed: {
        id: 'id',
        stripe_account_id: 'null',
        // A private site stays so; nobody knows its new password before its owner chooses one.
        door_hash: NO_PASSWORD,
        door_key: FRESH_KEY,
        // Second steps stay behind, so the new site cannot ask for them at once.
        two_step_for_people: 'false',
        deleted_at: 'null',
        erase_at: 'null',
        restore_hashes: `'{}'`,
        ending_told_at: 'null',
      },
    },
  ),
  leaves('accounts', 'addresses created_at email id name owner phone proven_at role', {
    renewed: { password_hash: NO_PASSWORD },
  }),
  leaves('brand_history', 'branding id replaced_at replaced_by'),
  leaves('file_folders', 'created_at path', { key: 'path' }),
  leaves(
    'files',
    `alt created_at crop duration focus folder found_by_content height id kind name placeholder private problem
     revision sha256 size source_size source_type state trashed_at type updated_at uploaded_by version width`,
  ),
  leaves('email_settings', 'reply_to sender_name', { key: '', renewed: { unsubscribe_key: FRESH_KEY } }),
  leaves('email_templates', 'body email_id enabled subject updated_at version', { key: 'email_id' }),
  leaves('email_template_versions', 'body email_id enabled saved_at saved_by subject version', {
    key: 'email_id version',
  }),
  leaves('email_unsubscribes', 'created_at email_id recipient', { key: 'recipient email_id' }),
  // That a mail went is known, so that none goes twice; what it said is not: links in mails open orders and accounts.
  leaves(
    'mails',
    `answer body_text calendar cause content created_at email_id html id in_reply_to message_id next_try_at recipient
     reply_to sent_at status subject tries unsubscribe`,
    {
      where: 'not secret',
      changed: {
        html: `''`,
        body_text: `''`,
        calendar: 'null',
        content: 'null',
        unsubscribe: 'null',
        next_try_at: 'null',
        // Those that wait are sent by the site that owes them.
        status: `case status when 'waiting' then 'stopped' else status end`,
      },
      renewed: { secret: 'false' },
    },
  ),
];

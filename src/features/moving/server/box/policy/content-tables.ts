import { FRESH_KEY, leaves } from './table-policy.ts';

/** Pages, menus, addresses; forms, and what visitors sent by them. */
export const contentTables = [
  leaves(
    'pages',
    `created_at id in_menu kind label position publish_at publish_version published_at published_version slug
     subdomain updated_at version`,
  ),
  leaves('page_versions', 'blocks height label name page_id saved_at saved_by seo tree_version version', {
    key: 'page_id version',
  }),
  leaves('page_redirects', 'created_at page_id slug subdomain', { key: 'subdomain slug' }),
  leaves('redirects', 'created_at from_path id page_id subdomain to_address'),
  leaves('missing_addresses', 'first_at last_at path referrer subdomain times', { key: 'subdomain path' }),
  leaves('menus', 'subdomain version', { key: 'subdomain' }),
  leaves('menu_entries', 'href id label menu page_id parent_id position subdomain'),
  leaves('forms', 'content created_at id name origin purpose settings updated_at version', {
    renewed: { secret: FRESH_KEY },
  }),
  leaves(
    'messages',
    `answers archived content_hash created_at form_id form_name id origin preview read replied_at request_key
     sender_email sender_name spam spam_reason starred subscribes`,
    { renewed: { reply_key: 'null' } },
  ),
  leaves('message_entries', 'author body created_at id kind mail_digest message_id'),
  leaves('message_words', 'message_id word', { key: 'word message_id' }),
  leaves('message_settings', 'keep_days', { key: '', renewed: { round: 'gen_random_uuid()' } }),
  // What waits for its message is gone within the hour.
  leaves('attachments', 'created_at id message_id name purpose size taken type', {
    where: 'message_id is not null',
  }),
  leaves(
    'wordpress_imports',
    'by_account created_at file_name finished_at id left_out origin publish source status',
  ),
  leaves('wordpress_items', 'chosen data import_id kind made_id notes origin position state title', {
    key: 'import_id position',
  }),
  leaves('subscribers', 'confirmed_at consent created_at email id left_at status token_hash'),
];

/** Text columns with codes, hashes and addresses of machines, not with text of a site. One line per table. */
export const codeColumns = new Set(
  `
  websites: door_hash colours currency timezone locale languages untranslated
  site_words: language area key
  hosts: language
  domains: proof seen
  accounts: password_hash role language browser_language
  sessions: address
  tokens: purpose
  invitations: role
  code_apps: secret
  recovery_codes: sealed
  passkeys: credential_id
  sign_in_steps: challenge
  sign_ins: how address country
  history: role address word
  mails: cause email_id status sealed
  email_templates: email_id
  email_template_versions: email_id
  email_unsubscribes: email_id
  files: kind type revision source_type focus crop placeholder state
  attachments: purpose type
  audio_tracks: sound_state
  audio_previews: revision type
  pages: kind
  block_styles: styling
  content_types: kind time_field
  entries: access
  entry_terms: kind
  entry_comments: state language
  entry_unique_values: field digest
  entry_imports: format status columns
  entry_import_rows: what result
  comment_threads: block_type
  preview_clients: language emails
  translations: kind email_id part language
  publish_requests: state
  menu_entries: menu
  products: kind tax_class
  collections: sort
  stock_movements: kind cause
  product_word_parts: part
  search_entries: kind anchor language
  search_word_parts: part
  product_imports: status format
  product_import_rows: what result
  shop_numbers: series
  services: slug durations hours closed exceptions sessions colour
  bookings: status visitor_timezone language
  waiting_people: status visitor_timezone language
  outside_calendars: problem
  discount_codes: code kind
  orders: currency provider discount_code language
  order_items: kind tax_class
  order_events: kind actor
  payments: provider currency status
  payment_domains: state
  refunds: status actor lines
  fulfilments: lines
  withdrawals: lines
  site_problems: round error
  idempotency_keys: call
  provider_events: provider
  translation_providers: provider secret ending
  stock_providers: provider secret ending
  translation_runs: language status problem
  webhook_endpoints: secret old_secret
  webhook_deliveries: kind status
  api_keys: ending rights
  notifications: kind
  check_results: key
  forms: purpose
  messages: reply_key
  wordpress_imports: status
  wordpress_items: kind state
  message_entries: kind
  subscribers: status
  visit_counts: dimension
  visits: visitor
  visit_causes: kind
  site_exports: state
  `
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [table, columns = ''] = line.trim().split(': ');
      return columns.split(' ').map((column) => `${table}.${column}`);
    }),
);

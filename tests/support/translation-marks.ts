import type { Translation } from '../../src/features/pages/translations-contract.ts';

type Own = (method: string, path: string, body: unknown) => Promise<unknown>;

/** Swedish texts of each kind of record, with the site's mark. Those of a menu under a subdomain stay a draft. */
export async function markTranslations(
  own: Own,
  mark: string,
  {
    about,
    notes,
    ...records
  }: Record<'about' | 'notes' | 'product' | 'service' | 'collection' | 'form' | 'email' | 'site', string>,
): Promise<void> {
  const put = (subject: string, text: object) =>
    own('PUT', `/api/translation/sv/${subject}`, { texts: [text] });
  await put(about, { key: 'name@', text: `Sida av ${mark}`, source: `Page of ${mark}` });
  await own('POST', `/api/translation/sv/${about}/publish`, {});
  await put('menu', { key: `label@header/${about}`, text: `Huvud ${mark}`, source: `Head ${mark}` });
  await put(`menu.${mark}`, { key: `label@footer/${notes}`, text: `Anteckning ${mark}`, source: 'Notes' });
  // An address at which nothing can be reached.
  await own('PUT', '/api/translation-provider', {
    provider: 'openai',
    key: `key-of-${mark}`,
    address: `https://192.0.2.1/${mark}`,
    model: `Model ${mark}`,
  });
  await own('POST', '/api/translation-run/sv', {});
  for (const [kind, id] of Object.entries(records)) {
    const subject = `${kind}.${id}`;
    const { texts } = (await own('GET', `/api/translation/sv/${subject}`, undefined)) as Translation;
    const { key, source } = texts.find((text) => /(label|subject|note)@$/.test(text.key)) ?? {};
    await put(subject, { key, text: `Vara ${mark}`, source });
    await own('POST', `/api/translation/sv/${subject}/publish`, {});
  }
}

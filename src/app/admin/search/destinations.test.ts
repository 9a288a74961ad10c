import { expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speakAdmin } from '../../../lib/messages/admin-area.ts';
import { de } from '../../messages/admin-search/de.ts';
import { es } from '../../messages/admin-search/es.ts';
import { fr } from '../../messages/admin-search/fr.ts';
import { articlesFor, findArticles, readArticle } from '../help/article.ts';
import { goTo } from './go-to.ts';
import { creating } from './creating.ts';
import { destinations, sectionNames, sectionTerms } from './destinations.ts';

const all = destinations();

const words = (to: string, among = all): string => {
  const { label = '', description = '', keywords = '' } = among.find((one) => one.to === to) ?? {};
  return [label, description, keywords, sectionTerms(to)].join(', ').toLowerCase();
};

const SHOP = '/admin/settings/ecommerce';

test.each([
  ['export', '/admin/settings/misc'],
  ['backup', '/admin/settings/misc'],
  ['gdpr', '/admin/settings/misc'],
  ['private', '/admin/settings/misc'],
  ['language', '/admin/settings/misc'],
  ['currency', '/admin/settings/misc'],
  ['translate', '/admin/settings/wording'],
  ['button text', '/admin/settings/wording'],
  ['labels', '/admin/settings/wording'],
  ['time zone', '/admin/settings/misc'],
  ['import', '/admin/settings/import'],
  ['wordpress', '/admin/settings/import'],
  ['ghost', '/admin/settings/import'],
  ['shopify', '/admin/products/import'],
  ['csv', '/admin/products/import'],
  ['discount', `${SHOP}/discounts`],
  ['coupon', `${SHOP}/discounts`],
  ['voucher', `${SHOP}/discounts`],
  ['tax', `${SHOP}/tax`],
  ['vat', `${SHOP}/tax`],
  ['shipping', `${SHOP}/delivery`],
  ['delivery', `${SHOP}/delivery`],
  ['pickup', `${SHOP}/delivery`],
  ['payment', `${SHOP}/payment`],
  ['stripe', `${SHOP}/payment`],
  ['card', `${SHOP}/payment`],
  ['checkout', SHOP],
  ['invoice', SHOP],
  ['store', SHOP],
  ['font', '/admin/settings/branding'],
  ['logo', '/admin/settings/branding'],
  ['favicon', '/admin/settings/branding'],
  ['color', '/admin/settings/branding'],
  ['theme', '/admin/settings/branding'],
  ['navigation', '/admin/settings/menu'],
  ['domain', '/admin/settings/domains'],
  ['dns', '/admin/settings/domains'],
  ['ssl', '/admin/settings/domains'],
  ['redirect', '/admin/settings/addresses'],
  ['404', '/admin/settings/addresses'],
  ['team', '/admin/settings/people'],
  ['invite', '/admin/settings/people'],
  ['api', '/admin/settings/keys'],
  ['zapier', '/admin/settings/webhooks'],
  ['audit', '/admin/settings/history'],
  ['google calendar', '/admin/calendar/connections'],
  ['inventory', '/admin/products/stock'],
  ['category', '/admin/products/collections'],
  ['seo', '/admin/pages'],
  ['hero', '/admin/pages'],
  ['image', '/admin/files'],
  ['picture', '/admin/files'],
  ['upload', '/admin/files'],
  ['faq', '/admin/pages'],
  ['accordion', '/admin/pages'],
  ['pricing', '/admin/pages'],
  ['banner', '/admin/pages'],
  ['gallery', '/admin/pages'],
  ['video', '/admin/pages'],
  ['map', '/admin/pages'],
  ['testimonial', '/admin/pages'],
  ['form', '/admin/forms'],
  ['newsletter', '/admin/newsletter'],
  ['subscribers', '/admin/newsletter'],
  ['customers', '/admin/customers'],
  ['refund', '/admin/orders'],
  ['appointments', '/admin/calendar'],
  ['traffic', '/admin/analytics'],
  ['podcast', '/admin/audio'],
  ['podcast', '/admin/content'],
  ['blog', '/admin/content'],
  ['post', '/admin/content'],
  ['article', '/admin/content'],
  ['news', '/admin/content'],
  ['event', '/admin/content'],
  ['episode', '/admin/content'],
  ['rss', '/admin/content'],
  ['tags', '/admin/content'],
  ['author', '/admin/content/authors'],
  ['comments', '/admin/content/comments'],
  ['moderation', '/admin/content/comments'],
  ['replies', '/admin/content/comments'],
  ['spam', '/admin/content/comments'],
  ['smtp', '/admin/settings/email'],
])('“%s” leads to %s', (word, to) => expect(words(to)).toContain(word));

test.each([
  ['de', de, ['steuer', 'mwst'], ['versand', 'lieferung']],
  ['fr', fr, ['taxe', 'tva'], ['livraison', 'frais de port']],
  ['es', es, ['impuesto', 'iva'], ['envío', 'recogida']],
] as const)(
  'in %s, words of the language and English ones find a screen',
  (language, catalogue, tax, delivery) => {
    speakAdmin(language, { 'app/admin-search': catalogue });
    const spoken = destinations();
    for (const word of [...tax, 'tax', 'vat']) expect(words(`${SHOP}/tax`, spoken)).toContain(word);
    for (const word of [...delivery, 'delivery', 'shipping', 'pickup'])
      expect(words(`${SHOP}/delivery`, spoken)).toContain(word);
    expect(sectionTerms('/admin/orders')).toContain('refund');
    expect(creating()[1]?.keywords).toContain('Add product');
    speakAdmin('en', {});
  },
);

const help = join(import.meta.dirname, '../../../../docs/help');
const sources = readdirSync(help).filter((name) => name.endsWith('.md'));
const articles = sources.map((name) =>
  readArticle(name.replace('.md', ''), readFileSync(join(help, name), 'utf8')),
);

test('each section has a letter of its own', () => {
  const letters = goTo.map(({ key }) => key);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters).not.toContain('g');
  expect(goTo.map(({ to }) => to)).toEqual(expect.arrayContaining(Object.keys(sectionNames)));
});

test('help has an article for each screen that the search leads to, and names no other screen', () => {
  const known = [...Object.keys(sectionNames), ...all.map(({ to }) => to)];
  const without = known.filter((to) => to !== '/admin/settings' && articlesFor(articles, to).length === 0);
  expect(without).toEqual([]);
  const screens = articles.flatMap((article) => article.screens);
  expect(screens.filter((to) => !known.some((each) => to === each || to.startsWith('/admin/')))).toEqual([]);
  expect(articlesFor(articles, '/admin/settings/ecommerce/tax')[0]?.id).toBe('tax');
});

test('help is found by title, keyword and text', () => {
  const first = (query: string) => findArticles(articles, query)[0]?.id;
  expect(first('refund')).toBe('orders');
  expect(first('google calendar')).toBe('calendar-sync');
  expect(first('COUPON')).toBe('discounts');
  expect(first('xyzzy')).toBeUndefined();
});

test('what can be created has a screen', () => {
  const routes = readFileSync(join(import.meta.dirname, '../../admin-routes.tsx'), 'utf8');
  for (const { to, label } of creating()) expect(routes, label).toContain(`'${to.replace('/admin/', '')}'`);
});

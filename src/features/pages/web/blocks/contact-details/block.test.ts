import { describe, expect, test } from 'vitest';
import { checkBlock, markup } from '../shared/check-block.ts';
import { contactDetailsBlock } from './block.ts';
import { ContactDetailsView } from './view.tsx';

describe('contactDetails', () => checkBlock(contactDetailsBlock, ContactDetailsView));

test('phone and mail can be pressed', () => {
  const html = markup(contactDetailsBlock, ContactDetailsView, { phone: '+44 (0)117 496', email: 'a@b.co' });
  expect(html).toContain('href="tel:+440117496"');
  expect(html).toContain('href="mailto:a@b.co"');
});
test('each line of the address keeps its own direction', () =>
  expect(
    markup(contactDetailsBlock, ContactDetailsView, { address: '3 Tannery Yard\nميدان التحرير 5' }),
  ).toContain('<bdi>3 Tannery Yard</bdi>\n<bdi>ميدان التحرير 5</bdi>'));
test('an address cannot smuggle in headers', () =>
  expect(contactDetailsBlock.schema.safeParse({ email: 'a@b.co?bcc=x@y.z' }).success).toBe(false));

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/files.ts';
import { operatorPages } from './operator-pages.ts';

test('a page of the operator is there once it is written, and only its few signs are markup', async () => {
  const folder = await temporaryFolder('operator');
  try {
    const { links, show } = operatorPages(folder.path);
    expect([await links(), await show('/pricing')]).toEqual([[], null]);
    await mkdir(join(folder.path, 'platform'));
    await writeFile(
      join(folder.path, 'platform', 'pricing.md'),
      '# Prices\n\nTen pounds <b>a month</b>, see [terms](/terms) or [this](javascript:alert(1)).\n\n## Included\n\n- Shop\n- Bookings\n',
    );
    expect(await links()).toEqual([{ href: '/pricing', label: 'Pricing' }]);
    const page = await show('/pricing');
    expect(page?.title).toBe('Prices');
    const text = page?.body.text ?? '';
    expect(text).toContain('<h2>Included</h2>');
    expect(text).toContain('<a href="/terms">terms</a>');
    expect(text).toMatch(/<li>Shop<\/li>\s*<li>Bookings<\/li>/);
    expect(text).toContain('&lt;b&gt;a month');
    expect(text).not.toContain('javascript:');
    expect(await show('/../pricing')).toBeNull();
  } finally {
    await folder.remove();
  }
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/files.ts';
import { speaking } from '../../lib/messages/spoken-language.ts';
import { operatorPages } from './operator-pages.ts';

test('a page of the operator is there once it is written, and only its few signs are markup', async () => {
  const folder = await temporaryFolder('operator');
  try {
    const { links, read } = operatorPages(folder.path);
    expect([await links(), await read('/pricing')]).toEqual([[], null]);
    await mkdir(join(folder.path, 'platform'));
    await writeFile(
      join(folder.path, 'platform', 'pricing.md'),
      '# Prices\n\nTen pounds <b>a month</b>, see [terms](/terms) or [this](javascript:alert(1)).\n\n## Included\n\n- Shop\n- Bookings\n',
    );
    expect(await links()).toEqual([{ href: '/pricing', label: 'Pricing' }]);
    expect(await speaking({ language: 'fr' }, links)).toEqual([{ href: '/pricing', label: 'Tarifs' }]);
    expect(await read('/pricing')).toEqual({
      title: 'Prices',
      paragraphs: [
        {
          spans: [
            { text: 'Ten pounds <b>a month</b>, see ' },
            { text: 'terms', href: '/terms' },
            { text: ' or ' },
            { text: 'this' },
            { text: ').' },
          ],
        },
        { heading: 'Included' },
        { list: [[{ text: 'Shop' }], [{ text: 'Bookings' }]] },
      ],
    });
    expect(await read('/../pricing')).toBeNull();
  } finally {
    await folder.remove();
  }
});

import { expect, test } from 'vitest';
import { linksIn } from './links-in.ts';

test('finds what leads to a page of this site, wherever it stands, and nothing else', () => {
  const tree = [
    { type: 'button', props: { href: '/classes/?from=home#prices' } },
    {
      type: 'columns',
      props: { columns: [{ blocks: [{ type: 'link', props: { href: 'http://a.test/about' } }] }] },
    },
    { type: 'text', props: { text: { type: 'doc', content: [{ marks: [{ attrs: { href: '/' } }] }] } } },
    ...[
      'https://b.test/x',
      '//b.test/x',
      '#place',
      'mailto:a@b.test',
      'tel:1',
      'javascript:1',
      'http://',
    ].map((href) => ({ props: { href } })),
    { props: { text: 'href', href: null } },
  ];
  expect(linksIn(tree, 'http://a.test')).toEqual(['/classes', '/about', '/']);
});

import { expect, test } from 'vitest';
import { framedHtml } from './mail-html.ts';

test('moves style attributes into a sheet that carries the nonce', () => {
  const html =
    '<head><style>p{margin:0}</style></head><p style="color:red" class="x">Hi</p><b style="top:0">!</b>';
  expect(framedHtml(html, 'abc')).toBe(
    '<head><style nonce="abc">p{margin:0}</style><style nonce="abc">[data-look="0"]{color:red}[data-look="1"]{top:0}</style></head>' +
      '<p data-look="0" class="x">Hi</p><b data-look="1">!</b>',
  );
});

test('shows pictures of the library from where the admin is open, and others from where they are', () => {
  const shown = framedHtml(
    '<img src="https://one.test/files/1/2/w480.png"><img src="https://else.test/a.png">',
    'n',
  );
  expect(shown).toContain('<img src="/files/1/2/w480.png"><img src="https://else.test/a.png">');
});

test('leaves words alone, and lets nothing out of the sheet', () => {
  expect(framedHtml('<p>a style=&quot;x&quot;</p>', 'n')).toContain('<p>a style=&quot;x&quot;</p>');
  const hostile = framedHtml('<p style="a:b}</style><script>x()</script>">t</p>', 'n');
  expect(hostile).not.toContain('{a:b}<');
  expect(hostile.match(/<style/g)).toHaveLength(1);
});

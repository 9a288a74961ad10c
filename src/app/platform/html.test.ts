import { expect, test } from 'vitest';
import { html } from './html.ts';

test('what is put into markup is text, and what is missing is nothing', () => {
  const name = `<b>"Tom" & 'Jerry'</b>`;
  expect(html`<p title="${name}">${name}${null}${false}${3}</p>`.text).toBe(
    '<p title="&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;">&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;3</p>',
  );
});

test('markup within markup stays, lists too', () => {
  const items = ['a', '<'].map((word) => html`<b>${word}</b>`);
  expect(html`<i>${items}</i>`.text).toBe('<i><b>a</b><b>&lt;</b></i>');
});

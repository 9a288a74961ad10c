import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { blockKinds } from '../../app/blocks.ts';
import { validateTree } from '../../lib/content/validate-tree.ts';
import { blocksOf, nodesFromBody } from './html-blocks.ts';

/** Blocks of pasted HTML, as the editor makes and the server checks them. */
function pasted(html: string) {
  const { body } = new JSDOM(`<!doctype html><html>${html}</html>`).window.document;
  const checked = validateTree(blocksOf(nodesFromBody(body), blockKinds), blockKinds);
  if (!('blocks' in checked)) throw new Error(JSON.stringify(checked));
  return { kinds: checked.blocks.map(({ type }) => type), text: JSON.stringify(checked.blocks) };
}

// As each program puts it on the clipboard, shortened.
const word = `<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-parent:"";} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment--><h1>Firing the kiln<o:p></o:p></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Slowly</b> does it, <span style='mso-spacerun:yes'>  </span>always.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Gloves</p>
<![if !vml]><img width=10 src="file:///C:/Users/me/clip_image001.png"><![endif]><!--EndFragment--></body>`;
const docs = `<body><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h1 dir="ltr"><span style="font-size:20pt">Firing the kiln</span></h1>
<p dir="ltr"><span style="font-weight:700">Slowly</span><span style="font-weight:400"> does it, always.</span></p>
<ul><li dir="ltr" role="presentation"><p dir="ltr"><span>Gloves</span></p></li></ul><br></b></body>`;
const notion = `<body><meta charset='utf-8'><h1>Firing the kiln</h1>
<p><strong>Slowly</strong> does it, always.</p>
<ul><li>Gloves</li></ul><!-- notionvc: 5c1f --></body>`;
const figma = `<body><meta charset='utf-8'><div><span data-metadata="<!--(figmeta)eyJmaWxlS2V5IjoiYWJjIn0=(/figmeta)-->"></span>
<span data-buffer="<!--(figma)ZmlnLWtpd2k(/figma)-->"></span></div><span>Firing the kiln</span><p>Slowly does it, always.</p><p>Gloves</p></body>`;

test.each([
  ['Word', word],
  ['Google Docs', docs],
  ['Notion', notion],
  ['Figma', figma],
])('text pasted from %s keeps its words, and nothing of the program', (name, html) => {
  const { kinds, text } = pasted(html);
  for (const words of ['Firing the kiln', 'Slowly', 'does it, ', 'always.', 'Gloves'])
    expect(text).toContain(words);
  expect(text).not.toMatch(/mso|docs-internal|notionvc|figm|file:|StartFragment|supportLists|style/i);
  if (name !== 'Figma') expect(kinds[0]).toBe('heading');
});

test('script, handlers and addresses that run code don’t survive', () => {
  const { text } =
    pasted(`<body><p onclick="hurt()">Words <a href="javascript:hurt()">link</a></p><script>hurt()</script>
    <img src="x" onerror="hurt()"><iframe srcdoc="<script>hurt()</script>"></iframe><svg onload="hurt()"></svg>
    <p style="background:url(https://evil.test)">More</p></body>`);
  expect(text).toMatch(/Words .*link.*More/);
  expect(text).not.toMatch(/hurt|evil|javascript:/);
});

test('thirty levels, and a thousand paragraphs, become a page that can be saved', () => {
  const deep = pasted(`<body>${'<div><ul><li>'.repeat(30)}Innermost${'</li></ul></div>'.repeat(30)}</body>`);
  expect(deep.text).toContain('Innermost');
  const long = pasted(
    `<body>${Array.from({ length: 1000 }, (_, index) => `<h2>Part ${index}</h2><p>Text ${index}</p>`).join('')}</body>`,
  );
  expect(long.text).toContain('Part 999');
  expect(long.text).toContain('Text 999');
});

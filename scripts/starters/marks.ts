const frame = (title: string, ground: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120"><title>${title}</title><rect width="120" height="120" rx="28" fill="${ground}"/>${content}</svg>\n`;

/** The icon of each starter site. */
export const marks: Record<string, string> = {
  shop: frame(
    'A flame',
    '#5b2a4a',
    '<path fill="#f1d28a" d="M60 18C84 48 92 62 86 80A27 27 0 0 1 34 80C28 62 42 50 46 38C52 44 55 48 56 52C60 42 62 30 60 18Z"/><path fill="#5b2a4a" d="M60 60C70 72 74 80 68 90A11 11 0 0 1 52 90C46 80 52 72 60 60Z"/>',
  ),
  studio: frame(
    'A sun over still water',
    '#3d5a4c',
    '<circle cx="60" cy="56" r="26" fill="#e8c99a"/><path fill="none" stroke="#f4f1e6" stroke-width="6" stroke-linecap="round" d="M24 82H96M36 96H84"/>',
  ),
  musician: frame(
    'Rings of sound',
    '#171325',
    '<g fill="none" stroke="#ff8a4c" stroke-width="7"><circle cx="60" cy="60" r="40"/><circle cx="60" cy="60" r="24"/></g><circle cx="60" cy="60" r="9" fill="#ffd7a8"/>',
  ),
  restaurant: frame(
    'A tomato',
    '#fbf3e4',
    '<circle cx="60" cy="68" r="36" fill="#c53a26"/><path fill="#5b6b2f" d="M60 40C50 26 36 30 30 34C40 36 46 42 50 48C54 44 57 44 60 48C63 44 66 44 70 48C74 42 80 36 90 34C84 30 70 26 60 40Z"/>',
  ),
  portfolio: frame(
    'A house',
    '#141414',
    '<path fill="#ffffff" d="M28 92V52L60 26L92 52V92H70V66H50V92Z"/><path fill="#3355ff" d="M50 66H70V92H50Z"/>',
  ),
  association: frame(
    'A seedling',
    '#1f6a45',
    '<path fill="none" stroke="#fffaf0" stroke-width="7" stroke-linecap="round" d="M60 100V58"/><path fill="#ffd34e" d="M60 62C28 62 24 36 24 26C52 24 60 42 60 62Z"/><path fill="#b6df8a" d="M60 74C60 50 74 40 98 42C98 62 84 74 60 74Z"/>',
  ),
  workshop: frame(
    'A bicycle wheel',
    '#1d3b53',
    '<circle cx="60" cy="60" r="36" fill="none" stroke="#f6f2e6" stroke-width="8"/><path stroke="#f0b73a" stroke-width="4" d="M60 24V96M24 60H96M34.5 34.5L85.5 85.5M85.5 34.5L34.5 85.5"/><circle cx="60" cy="60" r="9" fill="#d2492a"/>',
  ),
  journal: frame(
    'A winding road',
    '#24404f',
    '<circle cx="78" cy="36" r="13" fill="#e0a743"/><path fill="#f6f1e6" d="M30 100C50 84 78 82 66 66C54 58 58 50 74 48H80C70 52 68 58 80 66C98 80 82 90 76 100Z"/><path fill="none" stroke="#7fa3a8" stroke-width="5" stroke-linecap="round" d="M22 48H50M92 48H98"/>',
  ),
  podcast: frame(
    'Waves of sound from a door',
    '#8c1c3f',
    '<path fill="#f2b544" d="M26 92V50A17 17 0 0 1 60 50V92Z"/><path fill="none" stroke="#f9d5d0" stroke-width="8" d="M66 36A26 26 0 0 1 66 86"/><path fill="none" stroke="#ef8a94" stroke-width="8" d="M66 18A44 44 0 0 1 66 104"/>',
  ),
  bakery: frame(
    'A loaf of bread',
    '#24479c',
    '<path fill="#f7dc94" d="M26 92V62C12 50 22 28 42 28H78C98 28 108 50 94 62V92Z"/><path fill="none" stroke="#b9692c" stroke-width="7" stroke-linecap="round" d="M44 72L54 50M60 72L70 50M76 72L82 58"/>',
  ),
};

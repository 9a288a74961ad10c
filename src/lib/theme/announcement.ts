import type { Announcement } from './brand.ts';

const start = ({ from }: Announcement) => (from === null ? -Infinity : Date.parse(from));
const end = ({ until }: Announcement) => (until === null ? Infinity : Date.parse(until));

/** What an announcement shows at a time, in milliseconds. */
export const isAnnounced = (announcement: Announcement, at: number): boolean =>
  announcement.text !== '' && start(announcement) <= at && at < end(announcement);

/** Milliseconds until it appears or disappears; `null` for never. */
export function nextAnnouncementChange(announcement: Announcement | null, at: number): number | null {
  if (!announcement) return null;
  const next = [start(announcement), end(announcement)].filter((each) => Number.isFinite(each) && each > at);
  return next.length === 0 ? null : Math.min(...next) - at;
}

/** Identifies a text (FNV-1a), so that a new announcement is shown to people who closed the last one. */
export function announcementKey({ text, link, key }: Announcement): string {
  if (key !== undefined) return key;
  let hash = 0x811c9dc5;
  for (const letter of `${text} ${link?.label ?? ''} ${link?.href ?? ''}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Remembers which announcement a visitor has closed. */
export const ANNOUNCEMENT_COOKIE = 'announcement';
export const ANNOUNCEMENT_SECONDS = 180 * 24 * 60 * 60;

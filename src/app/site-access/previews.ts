import type { KnownSite } from '../../features/websites/server/index.ts';

/** Two hyphens in a row: nobody can claim such an address on the platform. The number follows from the design's content. */
const HOST = /^design--[a-z]+-[0-9a-f]{8}\./;

export const previewHost = (key: string, version: string, parent: string): string =>
  `design--${key}-${version}.${parent}`;

/** A site that shows a design to people who have none yet. Everybody may look, and nobody may change anything. */
export const isPreview = ({ canonicalHost }: KnownSite): boolean => HOST.test(canonicalHost);

/** Calls by which screens read. */
const READING = /^\/api\/(account\/init|order\/quote)\/?$/;

export const isRefusedInPreview = (method: string, pathname: string): boolean =>
  method !== 'GET' && method !== 'HEAD' && !READING.test(pathname);

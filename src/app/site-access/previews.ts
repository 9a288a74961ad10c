import type { KnownSite } from '../../features/websites/server/index.ts';

/** Two hyphens in a row: such an address can't be claimed on the platform. The number follows from the design's content. */
const HOST = /^design--[a-z]+-[0-9a-f]{8}\./;

export const previewHost = (key: string, version: string, parent: string): string =>
  `design--${key}-${version}.${parent}`;

/** A site that previews a design. Anyone may view it, and no one may change it. */
export const isPreview = ({ canonicalHost }: KnownSite): boolean => HOST.test(canonicalHost);

/** Calls that screens need to read. */
const READING = /^\/api\/(account\/init|order\/quote)\/?$/;

export const isRefusedInPreview = (method: string, pathname: string): boolean =>
  method !== 'GET' && method !== 'HEAD' && !READING.test(pathname);

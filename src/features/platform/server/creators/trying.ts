import type { PlatformRequest } from '../../../../lib/http/requests/request-context.ts';

/** Attempts are counted as on sites, under a name that no site has. */
export const PLATFORM = { id: 'platform' };

export const trying = ({ address }: Pick<PlatformRequest, 'address'>) => ({ site: PLATFORM, address });

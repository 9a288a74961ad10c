import { useState } from 'react';
import { useHydrated } from '../../../../../lib/ui/use-hydrated.ts';

/** The browser's time zone. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The displayed time zone: the visitor's own, until they choose another. The server only knows the site's, `home`. */
export function useZone(home: string): [zone: string, choose: (zone: string) => void] {
  const hydrated = useHydrated();
  const [chosen, choose] = useState<string>();
  return [chosen ?? (hydrated ? ownZone() : home), choose];
}

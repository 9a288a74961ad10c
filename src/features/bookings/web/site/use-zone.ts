import { useState } from 'react';
import { useHydrated } from '../../../../lib/ui/use-hydrated.ts';

/** The zone that this browser's clock is set to. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** In which zone times are shown: the visitor's own, until they choose another. The server knows the site's only, `home`. */
export function useZone(home: string): [zone: string, choose: (zone: string) => void] {
  const hydrated = useHydrated();
  const [chosen, choose] = useState<string>();
  return [chosen ?? (hydrated ? ownZone() : home), choose];
}

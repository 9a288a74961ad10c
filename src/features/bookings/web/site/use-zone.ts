import { useState } from 'react';

/** The zone that this browser's clock is set to. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** In which zone times are shown: the visitor's own, until they choose another. */
export const useZone = () => useState(ownZone);

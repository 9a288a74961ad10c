import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  keyGone: 'Diesen API-Schlüssel gibt es nicht mehr.',
  tooManyKeys:
    'Sie haben bereits {most, number} API-Schlüssel. Widerrufen Sie einen, den Sie nicht brauchen.',
} satisfies Translation<typeof en>;

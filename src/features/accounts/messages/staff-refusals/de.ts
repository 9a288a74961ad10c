import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  alreadyOnStaff: 'Diese Person arbeitet bereits an Ihrer Website. Ändern Sie ihre Rolle in der Liste.',
  invitationGone: 'Diese Einladung gibt es nicht mehr.',
  noLongerOwner: 'Sie sind nicht mehr Inhaber dieser Website.',
  alreadyOwner: 'Sie sind bereits Inhaber dieser Website.',
  ownTwoStep: 'Ihre eigene Zwei-Faktor-Authentifizierung deaktivieren Sie in Ihrem Konto unter „Sicherheit“.',
  onlyOwnersSignOutStaff: 'Nur Inhaber können Personen abmelden, die an dieser Website arbeiten.',
  twoStepYourselfFirst:
    'Aktivieren Sie zuerst die Zwei-Faktor-Authentifizierung für Ihr eigenes Konto, damit Sie sich nicht selbst aussperren.',
  notOnStaff: 'Diese Person arbeitet nicht an dieser Website.',
  accountGone: 'Dieses Konto gibt es nicht mehr.',
  lastOwner: 'Das ist der einzige Inhaber der Website. Machen Sie zuerst jemand anderen zum Inhaber.',
} satisfies Translation<typeof en>;

import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  exportInProgress: 'Es läuft bereits ein Export.',
  enterEmail: 'Geben Sie eine E-Mail-Adresse ein.',
  emailLike: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  exportGone: 'Diesen Export gibt es nicht mehr. Exporte werden sieben Tage lang aufbewahrt.',
  worksOnSite: 'Diese Person arbeitet an Ihrer Website. Entfernen Sie sie zuerst unter „Team“.',
  ordersUnpaid:
    '{count, plural, one {Bestellung {numbers} kann} other {Bestellungen {numbers}{more, select, yes { und weitere} other {}} können}} noch bezahlt werden. Stornieren Sie zuerst unbezahlte Bestellungen oder warten Sie, bis sie ablaufen.',
  ordersUnsent:
    '{count, plural, one {Bestellung {numbers} muss} other {Bestellungen {numbers}{more, select, yes { und weitere} other {}} müssen}} zuerst versandt oder erstattet werden.',
  bookingsComing:
    '{count, plural, one {# bevorstehende Buchung} other {# bevorstehende Buchungen}}. Stornieren Sie sie zuerst oder warten Sie, bis sie vorbei sind.',
} satisfies Translation<typeof en>;

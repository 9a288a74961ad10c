import { adminLocale } from '../../../../../lib/admin-ui/admin-locale.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import type { Domain } from '../../../domains-contract.ts';
import { platformAdmin } from '../../../messages/admin/area.ts';

interface StateLabels {
  badge: string;
  colour: string;
  says: string;
  /** After a look-up requested by the owner. */
  told: string;
}

const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString(adminLocale(), { day: 'numeric', month: 'long' });

/** The status of an address, and the next step. */
export function stateLabels(domain: Domain): StateLabels {
  const words = messagesNow(platformAdmin);
  const { state, taken, unanswered, expiresAt, retiresAt } = domain;
  if (retiresAt)
    return {
      badge: words.formerAddress,
      colour: 'gray',
      says: words.formerAddressSays({ date: dayOf(retiresAt) }),
      told: '',
    };
  if (taken)
    return {
      badge: words.usedByAnother,
      colour: 'red',
      says: words.usedByAnotherSays,
      told: words.usedByAnotherFound,
    };
  if (unanswered)
    return {
      badge: words.noResponse,
      colour: 'orange',
      says: words.noResponseSays,
      told: words.noResponseFound,
    };
  if (state === 'unproven')
    return {
      badge: words.notVerified,
      colour: 'orange',
      says: expiresAt ? words.notVerifiedUntil({ date: dayOf(expiresAt) }) : words.notVerifiedSays,
      told: words.notVerifiedFound,
    };
  if (state === 'elsewhere')
    return {
      badge: words.pointsElsewhere,
      colour: 'orange',
      says: words.pointsElsewhereSays,
      told: words.pointsElsewhereFound,
    };
  if (state === 'certificate')
    return {
      badge: words.issuingCertificate,
      colour: 'blue',
      says: words.issuingCertificateSays,
      told: words.issuingCertificateFound,
    };
  return {
    badge: words.connected,
    colour: 'teal',
    says: words.connectedSays,
    told: words.connectedSays,
  };
}

export function certificateLabel({ state, certificate }: Domain): string {
  const words = messagesNow(platformAdmin);
  if (certificate.until)
    return words.certificateValidUntil({
      date: new Date(certificate.until).toLocaleDateString(adminLocale(), { dateStyle: 'long' }),
    });
  if (certificate.state === 'asked') return words.certificateRequested;
  return state === 'ready' ? words.certificateNotUsed : words.certificateLater;
}

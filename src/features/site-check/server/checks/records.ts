import type { RunCheck } from '../services.ts';
import { say, sayKnown, sayRecord } from './say.ts';

const MOST_NAMED = 5;

/** Whether stored records agree with one another: stock, payments, bookings, codes, emails and files. */
export const records: RunCheck = async (services, { site }) => {
  const findings = await services.checkInvariants(site.id);
  if (findings.length === 0)
    return {
      light: 'good',
      says: () => say().recordsAddUp,
    };
  const steps = findings.map((finding) => {
    if ('unchecked' in finding)
      return {
        light: 'look' as const,
        label: () => sayKnown(finding.invariant),
        says: () => say().notChecked,
      };
    const { invariant, total, named } = finding;
    const shown = named.slice(0, MOST_NAMED);
    const more = total - shown.length;
    const says = () => {
      const records = shown.map(({ record }) => sayRecord(record)).join('; ');
      return more > 0 ? say().notTrueForMore({ records, more }) : say().notTrueFor({ records });
    };
    return { light: 'bad' as const, label: () => `${sayKnown(invariant)}.`, says };
  });
  const broken = steps.filter(({ light }) => light === 'bad').length;
  if (broken === 0)
    return {
      light: 'look',
      says: () => say().recordsNotCheckedInTime,
      steps,
      hints: [{ text: () => say().runAgainLater }],
    };
  return {
    light: 'bad',
    says: () => say().recordChecksFailed({ count: broken }),
    steps,
    hints: [{ text: () => say().sendListToHost }, { text: () => say().reviewOrders, to: '/admin/orders' }],
  };
};

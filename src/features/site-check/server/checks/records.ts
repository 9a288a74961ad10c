import type { RunCheck } from '../services.ts';

const MOST_NAMED = 5;

/** Whether stored records agree with one another: stock, payments, bookings, codes, emails and files. */
export const records: RunCheck = async (services, { site }) => {
  const findings = await services.checkInvariants(site.id);
  if (findings.length === 0)
    return {
      light: 'good',
      says: 'Everything adds up: stock, orders, payments, bookings, discount codes and files.',
    };
  const steps = findings.map((finding) => {
    if ('unchecked' in finding)
      return { light: 'look' as const, label: finding.invariant, says: 'This couldn’t be checked.' };
    const { invariant, total, named } = finding;
    const shown = named.slice(0, MOST_NAMED).map(({ record }) => record);
    const rest = total - shown.length;
    const says = `Not true for ${shown.join('; ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
    return { light: 'bad' as const, label: `${invariant}.`, says };
  });
  const broken = steps.filter(({ light }) => light === 'bad').length;
  if (broken === 0)
    return {
      light: 'look',
      says: 'Some records couldn’t be checked in time.',
      steps,
      hints: [{ text: 'Run this check again later.' }],
    };
  return {
    light: 'bad',
    says: `${broken} ${broken === 1 ? 'check' : 'checks'} of your records failed.`,
    steps,
    hints: [
      { text: 'Send this list to your hosting provider.' },
      { text: 'Review orders and payments', to: '/admin/orders' },
    ],
  };
};

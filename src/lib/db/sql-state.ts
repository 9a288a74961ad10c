import { type Refusal, refuse } from '../errors.ts';

/** PostgreSQL's codes that have their own message: https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const sqlState = {
  unique: '23505',
  foreignKey: '23503',
  check: '23514',
  exclusion: '23P01',
  restrict: '23001',
  raised: 'P0001',
  duplicateObject: '42710',
  noPrivilege: '42501',
  internal: 'XX000',
  diskFull: '53100',
  beyondLimit: '54000',
} as const;

/** The request may be repeated later: out of connections, locks, time or memory, a restart, a deadlock, a disk error. */
export const busyStates: ReadonlySet<string> = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '25P03',
  '25P04',
  '40001',
  '40P01',
  '53000',
  '53200',
  '53300',
  '53400',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '58000',
  '58030',
]);

/** Characters, numbers or times that PostgreSQL cannot store. */
export const unstorableStates: ReadonlySet<string> = new Set([
  '22003',
  '22007',
  '22008',
  '22009',
  '22021',
  '22P05',
]);

interface Failure {
  code?: unknown;
  constraint?: unknown;
}

const codeOf = (error: unknown): string => {
  const code = (error as Failure | null | undefined)?.code;
  return typeof code === 'string' ? code : '';
};

/** Whether PostgreSQL refused for one of these reasons. @param constraint part of the constraint's name */
export function failedBy(
  error: unknown,
  reasons: keyof typeof sqlState | readonly (keyof typeof sqlState)[],
  constraint = '',
): boolean {
  const code = codeOf(error);
  if (![reasons].flat().some((reason) => sqlState[reason] === code)) return false;
  const { constraint: name } = error as Failure;
  return constraint === '' || (typeof name === 'string' && name.includes(constraint));
}

/** Whether PostgreSQL refused the data itself: a value out of range or a constraint. */
export const refusesData = (error: unknown): boolean => /^2[23]/.test(codeOf(error));

/** Awaits a write, and turns the violation of a constraint into a refusal. */
export async function refusing<T>(
  work: Promise<T>,
  reason: keyof typeof sqlState,
  refusal: () => Refusal,
  constraint = '',
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw failedBy(error, reason, constraint) ? refusal() : error;
  }
}

/** Awaits a write that sets an address. Addresses are unique per kind; the database decides. @throws 409 */
export const refusingTakenSlug = <T>(work: Promise<T>, noun: string): Promise<T> =>
  refusing(
    work,
    'unique',
    () => refuse('address-taken', `Another ${noun} already uses this address. Choose a different one.`),
    'slug',
  );

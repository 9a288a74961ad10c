import type { FastifyBaseLogger } from 'fastify';
import { GENERAL_CODES, type GeneralCode, Refusal } from '../../errors.ts';
import type { Operation } from '../handlers.ts';

/**
 * A refusal as its call's contract declares it. Undeclared parts must not reach clients, which could come to rely on them:
 * an unknown code is logged and sent as the general code of its status, and `current` is reduced to its shape.
 */
export function asDeclared(refusal: Refusal, { call, endpoint }: Operation, log: FastifyBaseLogger): Refusal {
  const { status, code, message, detail, cause } = refusal;
  const declared = endpoint.refusals?.[code];
  if (!declared) {
    if (isGeneral(code)) return refusal;
    log.error({ call, code }, 'refused with a code that the contract does not declare');
    return new Refusal(status, generalFor(status), message, detail, cause);
  }
  if (!declared.current || detail.current === undefined) return refusal;
  const shown = declared.current.safeParse(detail.current);
  if (!shown.success) log.error({ call, code, err: shown.error }, 'refused with data of another shape');
  const { current: _, ...rest } = detail;
  const cut = shown.success ? { ...rest, current: shown.data } : rest;
  return new Refusal(status, code, message, cut, cause);
}

const isGeneral = (code: string): code is GeneralCode => code in GENERAL_CODES;

/** The general code of a status: `invalid` rather than `malformed`. */
export const generalFor = (status: number): GeneralCode =>
  status === 400
    ? 'invalid'
    : ((Object.keys(GENERAL_CODES) as GeneralCode[]).find((code) => GENERAL_CODES[code] === status) ??
      'busy');

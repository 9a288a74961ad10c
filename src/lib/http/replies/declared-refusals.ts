import type { FastifyBaseLogger } from 'fastify';
import { GENERAL_CODES, type GeneralCode, Refusal, type RefusalDetail } from '../../errors.ts';
import type { Operation } from '../handlers.ts';

/**
 * A refusal as its call's contract declares it. Undeclared parts must not reach clients, which could come to rely on them:
 * an unknown code is logged and sent as the general code of its status, and `current` is reduced to its shape, or left out where
 * none is declared.
 */
export function asDeclared(refusal: Refusal, { call, endpoint }: Operation, log: FastifyBaseLogger): Refusal {
  const { status, code, message, detail, cause } = refusal;
  const declared = endpoint.refusals?.[code];
  if (!declared && !isGeneral(code)) {
    log.error({ call, code }, 'refused with a code that the contract does not declare');
    return new Refusal(status, generalFor(status), message, withoutData(detail), cause);
  }
  if (detail.current === undefined) return refusal;
  const shown = declared?.current?.safeParse(detail.current);
  if (shown?.success) return new Refusal(status, code, message, { ...detail, current: shown.data }, cause);
  log.error(
    shown ? { call, code, err: shown.error } : { call, code },
    shown
      ? 'refused with data of another shape'
      : 'refused with data for which the contract declares no shape',
  );
  return new Refusal(status, code, message, withoutData(detail), cause);
}

function withoutData({ ...rest }: RefusalDetail): RefusalDetail {
  delete rest.current;
  return rest;
}

const isGeneral = (code: string): code is GeneralCode => code in GENERAL_CODES;

/** The general code of a status: `invalid` rather than `malformed`. */
export const generalFor = (status: number): GeneralCode =>
  status === 400
    ? 'invalid'
    : ((Object.keys(GENERAL_CODES) as GeneralCode[]).find((code) => GENERAL_CODES[code] === status) ??
      'busy');

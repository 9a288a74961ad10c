import { invalid } from '../../errors.ts';
import { refuseUnstorable } from './storable.ts';

/** Parses a JSON body. @throws `400` for invalid JSON, or values that can't be stored */
export function readJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw invalid('The body isn’t valid JSON.');
  }
  refuseUnstorable(body);
  return body;
}

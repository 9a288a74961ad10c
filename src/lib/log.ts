import pino, { type DestinationStream, type Logger } from 'pino';
import { hideSecrets } from './http/replies/hide-secrets.ts';
import { refusesValue } from './db/sql-state.ts';

/** Fields that say what failed and where. Any other field may contain input, such as PostgreSQL's `detail`. */
const kept = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'errno',
  'syscall',
  'address',
  'port',
  'status',
  'statusCode',
  'type',
] as const;

/** PostgreSQL's data exceptions quote the refused value; other classes quote names of columns and constraints. */
const quotesValue = (error: Error) => 'severity' in error && refusesValue(error);

/** An error as it is logged: without row values and without the secrets of links. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const said = quotesValue(error) ? error.message.replace(/".*"/s, '"…"') : error.message;
  const stack = error.stack?.replace(error.message, () => said) ?? '';
  return {
    type: error.constructor.name,
    message: hideSecrets(said),
    stack: hideSecrets(stack),
    ...Object.fromEntries(
      kept.flatMap((name) => {
        const value: unknown = Reflect.get(error, name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(loggedError) } : {}),
  };
}

/** The product's log: one JSON line per event, on standard output by default. */
export const openLog = (level: string, stream?: DestinationStream): Logger => {
  const options = { level, serializers: { err: loggedError } };
  return stream ? pino(options, stream) : pino(options);
};

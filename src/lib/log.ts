import pino, { type DestinationStream, type Logger } from 'pino';
import { hideSecrets } from './http/replies/hide-secrets.ts';
import { refusesData } from './db/sql-state.ts';
import { traceFields } from './tracing/spans.ts';

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

/**
 * The message of an error, without what PostgreSQL says of a refused value: it quotes the value, in the language and with the
 * quotation marks of the server. Code, table and constraint are fields of their own.
 */
const messageOf = (error: Error): string =>
  'severity' in error && refusesData(error) ? 'PostgreSQL refused a value' : error.message;

/** An error as it is logged: without row values and without the secrets of links. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const said = messageOf(error);
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
  const options = { level, serializers: { err: loggedError }, mixin: traceFields };
  return stream ? pino(options, stream) : pino(options);
};

import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Tx } from './database.ts';

/** Stands for a value while a statement is built. */
class Slot {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A statement that is built once and from then on only filled in, for the few that run with nearly every request: to build
 * one takes as long as to run it. `build` must be the same for all values, which it sees as stand-ins only.
 */
export function prepared<V extends object, R>(
  build: (tx: Tx, values: V) => { compile(): CompiledQuery<R> },
): (tx: Tx, values: V) => Promise<R[]> {
  let built: CompiledQuery<R> | undefined;
  const slots = new Proxy({}, { get: (_, name) => new Slot(name) }) as V;
  return async (tx, values) => {
    built ??= build(tx, slots).compile();
    const parameters = built.parameters.map((value) =>
      value instanceof Slot ? values[value.name as keyof V] : value,
    );
    return (await tx.executeQuery<R>({ ...built, parameters })).rows;
  };
}

/** The same of a statement that is written as SQL. */
export const preparedSql = <V extends object, R>(
  build: (values: V) => RawBuilder<R>,
): ((tx: Tx, values: V) => Promise<R[]>) =>
  prepared<V, R>((tx, values) => ({ compile: () => build(values).compile(tx) }));

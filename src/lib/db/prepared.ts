import type { CompiledQuery, RawBuilder } from 'kysely';
import { onSite, type Tx } from './database.ts';

/** Placeholder for a value while a statement is built. */
class Slot {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

const SITE = Symbol('site');

/**
 * A statement that is built once and then only filled in, for the few that run with nearly every request: building
 * one takes as long as running it. `build` must not depend on values. It sees placeholders only, for the site of
 * its transaction too: otherwise the first caller's site would stay in a statement that all share.
 */
export function prepared<V extends object, R>(
  build: (tx: Tx, values: V) => { compile(): CompiledQuery<R> },
): (tx: Tx, values: V) => Promise<R[]> {
  let built: CompiledQuery<R> | undefined;
  const slots = new Proxy({}, { get: (_, name) => new Slot(name) }) as V;
  return async (tx, values) => {
    built ??= build(onSite(tx, new Slot(SITE) as never), slots).compile();
    const parameters = built.parameters.map((value) => {
      if (!(value instanceof Slot)) return value;
      return value.name === SITE ? tx.site : values[value.name as keyof V];
    });
    return (await tx.executeQuery<R>({ ...built, parameters })).rows;
  };
}

/** The same for a statement written as SQL. */
export const preparedSql = <V extends object, R>(
  build: (values: V) => RawBuilder<R>,
): ((tx: Tx, values: V) => Promise<R[]>) =>
  prepared<V, R>((tx, values) => ({ compile: () => build(values).compile(tx) }));

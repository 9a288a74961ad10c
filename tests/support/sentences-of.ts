import type { z } from 'zod';

/** The messages of a shape and of all shapes in it. */
export function* sentencesOf(schema: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
  seen.add(schema);
  if (Array.isArray(schema) || schema.constructor === Object) {
    for (const part of Object.values(schema)) yield* sentencesOf(part, seen);
    return;
  }
  const def = (schema as { _zod?: { def: Record<string, unknown> } })._zod?.def;
  if (!def) return;
  const checks = (def['checks'] ?? []) as { _zod: { def: { error?: unknown } } }[];
  for (const error of [def['error'], ...checks.map((check) => check._zod.def.error)]) {
    if (typeof error !== 'function') continue;
    const given = (error as z.core.$ZodErrorMap)({ code: 'custom', input: undefined } as never);
    const text = typeof given === 'string' ? given : given?.message;
    if (text) yield text;
  }
  if (typeof def['getter'] === 'function') yield* sentencesOf((def['getter'] as () => unknown)(), seen);
  for (const part of Object.values(def)) yield* sentencesOf(part, seen);
}

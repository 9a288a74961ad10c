import type { z } from 'zod';

/** What a shape is made of, as far as it has places within it. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  items?: z.ZodType[];
  getter?: () => z.ZodType;
  entries?: Record<string, string>;
  values?: unknown[];
}
type Values = Readonly<Record<string, unknown>>;

const definition = (shape: z.ZodType) => (shape as unknown as { _zod: { def: Definition } })._zod.def;
const accepts = (shape: z.ZodType, value: unknown) => shape.safeParse(value).success;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const short = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without what only says that a value may be missing or is changed afterwards. */
function core(shape: z.ZodType): z.ZodType {
  const { innerType, in: before, getter } = definition(shape);
  const inner = innerType ?? before ?? getter?.();
  return inner ? core(inner) : shape;
}

/** Each place within a shape. A shape that was visited before isn't entered again: `as` names its first place. */
export interface PlaceOfShape {
  place: string;
  shape: z.ZodType;
  as?: string;
}

export function placesOf(
  shape: z.ZodType,
  place: string,
  seen: Map<z.ZodType, string> = new Map(),
): PlaceOfShape[] {
  const first = seen.get(shape);
  if (first !== undefined) return [{ place, shape, as: first }];
  seen.set(shape, place);
  const { shape: keys = {}, element, keyType, valueType, options = [], items = [] } = definition(core(shape));
  const within: [string, z.ZodType | undefined][] = [
    ...Object.entries(keys).map(([key, inner]): [string, z.ZodType] => [`.${key}`, inner]),
    ['[]', element],
    ['{key}', keyType],
    ['{}', valueType],
    ...options.map((inner, at): [string, z.ZodType] => [`|${at + 1}`, inner]),
    ...items.map((inner, at): [string, z.ZodType] => [`[${at}]`, inner]),
  ];
  return [
    { place, shape },
    ...within.flatMap(([name, inner]) => (inner ? placesOf(inner, `${place}${name}`, seen) : [])),
  ];
}

/** Texts of any length, since few places take letters alone. */
const texts: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => 'x'.repeat(length),
  capitals: (length) => 'X'.repeat(length),
  digits: (length) => '1'.repeat(length),
  words: (length) => 'x y '.repeat(Math.ceil(length / 4)).slice(0, length - 1) + 'x',
  path: (length) => `/${'x'.repeat(length - 1)}`,
  link: (length) => `https://elsewhere.example/${'x'.repeat(Math.max(0, length - 26))}`,
  video: (length) => `/${'x'.repeat(Math.max(1, length - 5))}.mp4`,
  subtitles: (length) => `/${'x'.repeat(Math.max(1, length - 5))}.vtt`,
  embed: (length) => `https://www.youtube.com/watch?v=aqz-KE-bpKQ&x=${'x'.repeat(Math.max(0, length - 47))}`,
  bytes: (length) => `\\x${'0f'.repeat(Math.ceil(length / 2) - 1)}`,
  image: (length) => `data:image/webp;base64,${'A'.repeat(Math.max(0, length - 23))}`,
  email: (length) => `${'x'.repeat(Math.max(1, length - 60))}@${'elsewhere.'.repeat(5)}test`,
};
const STARTS = [1, 2, 3, 6, 12, 30, 64, 80, 200, 1_000];
const MOST_LENGTH = 120_000;

/** The range around an accepted number in which all are accepted, as far as steps of powers of two tell. */
function range(isAccepted: (at: number) => boolean, starts: readonly number[], ends: [number, number]) {
  const start = starts.find(isAccepted);
  if (start === undefined) return null;
  const edge = (end: number) => {
    const direction = Math.sign(end - start) || 1;
    let [good, step] = [start, 1];
    while (good !== end) {
      const next = direction > 0 ? Math.min(end, good + step) : Math.max(end, good - step);
      if (!isAccepted(next)) break;
      good = next;
      step *= 2;
    }
    while (step >= 1) {
      const next = good + direction * step;
      if (direction * (end - next) >= 0 && isAccepted(next)) good = next;
      else step = Math.floor(step / 2);
    }
    return good;
  };
  return [edge(ends[0]), edge(ends[1])] as const;
}

const said = (what: string, found: readonly [number, number] | null) =>
  found ? [`${what} ${found[0]} to ${found[1]}`] : [];

function lengths(shape: z.ZodType): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    said(
      name,
      range((at) => accepts(shape, text(at)), STARTS, [1, MOST_LENGTH]),
    ),
  );
}

const numbers = (shape: z.ZodType) =>
  said(
    'numbers',
    range(
      (at) => accepts(shape, at),
      [0, 1, 2, 4, 10, 50, 100, 1_000, -1],
      [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    ),
  );

/** Whether a list has too many or too few entries is told beside what is wrong with each. */
const entries = (shape: z.ZodType) =>
  said(
    'entries',
    range(
      (at) => {
        const { error } = shape.safeParse(Array.from({ length: at }));
        return !error?.issues.some(({ code, path }) => path.length === 0 && /^too_|^invalid_type/.test(code));
      },
      [0, 1, 2, 3, 7],
      [0, 5_000],
    ),
  );

const samples = new WeakMap<z.ZodType, { value: unknown }>();

/** A value that a shape accepts, with every key if possible; undefined if none was found. */
export function sampleOf(shape: z.ZodType, values: Values): unknown {
  const known = samples.get(shape);
  if (known) return known.value;
  // A shape within itself has no sample while it is looked for.
  const found: { value: unknown } = { value: undefined };
  samples.set(shape, found);
  for (const candidate of candidates(shape, values))
    if (candidate !== undefined && accepts(shape, candidate)) {
      found.value = candidate;
      break;
    }
  return found.value;
}

function* candidates(shape: z.ZodType, values: Values): Generator {
  const inner = core(shape);
  const def = definition(inner);
  if (def.shape) yield* samplesOfObject(def.shape, values);
  if (def.items) yield def.items.map((item) => sampleOf(item, values));
  if (def.element) {
    const one = sampleOf(def.element, values);
    yield [one];
    yield Array.from({ length: 7 }, () => one);
  }
  if (def.valueType) {
    const value = sampleOf(def.valueType, values);
    const keys = ['a', '1', ...Object.values(definition(def.keyType ?? inner).entries ?? {})];
    for (const key of keys) yield { [key]: value };
  }
  for (const option of def.options ?? []) yield sampleOf(option, values);
  yield* Object.values(def.entries ?? {});
  yield* def.values ?? [];
  yield* Object.values(values).filter((value) => value !== null);
}

/** With every key, without some, and with other values: keys can exclude each other. */
function* samplesOfObject(shape: Record<string, z.ZodType>, values: Values): Generator {
  const all = Object.fromEntries(
    Object.entries(shape).flatMap(([key, inner]) => {
      const value = sampleOf(inner, values);
      return value === undefined ? [] : [[key, value]];
    }),
  );
  yield all;
  const optional = Object.keys(all).filter((key) => accepts(shape[key] as z.ZodType, undefined));
  const without = (left: readonly string[]) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !left.includes(key)));
  for (const key of optional) yield without([key]);
  for (const [at, one] of optional.entries())
    for (const other of optional.slice(at + 1)) yield without([one, other]);
  yield without(optional);
  for (const [key, inner] of Object.entries(shape))
    for (const value of Object.values(values)) if (accepts(inner, value)) yield { ...all, [key]: value };
}

/** Values of two keys at once are tried in shapes with few keys. */
const MOST_KEYS = 8;
const VALUES_OF_KEY = 6;

/** What an object refuses although each of its keys accepts it, and what it does with keys that are missing or unknown. */
function rules(shape: z.ZodType, keys: Record<string, z.ZodType>, values: Values): string[] {
  const sample = sampleOf(shape, values);
  if (!isPlain(sample)) return ['no sample'];
  const needed = Object.keys(keys).filter((key) => {
    const { [key]: _, ...rest } = sample;
    return !accepts(shape, rest);
  });
  const choices = Object.entries(keys).map(([key, inner]) => {
    const offered: Values = { ...values, ...definition(core(inner)).entries };
    return { key, offered, names: Object.keys(offered).filter((name) => accepts(inner, offered[name])) };
  });
  const refused = (change: Values) => !accepts(shape, { ...sample, ...change });
  const alone = choices.flatMap(({ key, offered, names }) =>
    names.filter((name) => refused({ [key]: offered[name] })).map((name) => `${key} as ${name}`),
  );
  const few = Object.keys(keys).length <= MOST_KEYS;
  const together = (few ? choices : []).flatMap((one, at) =>
    choices.slice(at + 1).map((other) => {
      const tried = one.names.slice(-VALUES_OF_KEY).flatMap((name) =>
        other.names.slice(-VALUES_OF_KEY).map((otherName) => ({
          [one.key]: one.offered[name],
          [other.key]: other.offered[otherName],
        })),
      );
      const count = tried.filter(refused).length;
      return count > 0 ? `${count} of ${tried.length} values of ${one.key} and ${other.key}` : '';
    }),
  );
  const optional = Object.keys(keys).filter((key) => !needed.includes(key));
  const missing = choices.flatMap(({ key, offered }) =>
    Object.keys(definition(core(keys[key] as z.ZodType)).entries ?? {}).flatMap((name) =>
      optional
        .filter((other) => {
          const { [other]: _, ...rest } = { ...sample, [key]: offered[name] };
          return other !== key && !accepts(shape, rest) && !refused({ [key]: offered[name] });
        })
        .map((other) => `${key} as ${name} without ${other}`),
    ),
  );
  return [
    `needs ${needed.join(' ') || 'no key'}`,
    ...(isSame(shape.parse(sample), sample)
      ? []
      : [`stores ${short(Object.keys(shape.parse(sample) as object))}`]),
    refused({ unexpected: 'x' }) ? 'no unknown key' : 'unknown keys',
    ...[...alone, ...missing, ...together.filter(Boolean)].map((rule) => `refuses ${rule}`),
  ];
}

/** How a list or a record takes several of the same. */
function several(shape: z.ZodType, inner: Definition, values: Values): string[] {
  const one = sampleOf(inner.element ?? inner.valueType ?? shape, values);
  if (one === undefined) return ['no sample'];
  if (inner.element)
    return [
      ...entries(shape),
      accepts(shape, [one, one]) ? 'the same twice' : 'nothing twice',
      ...said(
        'of the same',
        range(
          (at) =>
            accepts(
              shape,
              Array.from({ length: at }, () => one),
            ),
          [0, 1, 2],
          [0, 500],
        ),
      ),
    ];
  const record = (length: number) => Object.fromEntries(Array.from({ length }, (_, at) => [`k${at}`, one]));
  return said(
    'keys',
    range((at) => accepts(shape, record(at)), [0, 1], [0, 1_000]),
  );
}

/** What a shape accepts, measured: which of the values, how long, how large, how many. With what becomes of a value that is changed. */
export function measured(shape: z.ZodType, values: Values): string {
  const inner = definition(core(shape));
  const taken = Object.entries(values).flatMap(([name, value]) => {
    const { success, data } = shape.safeParse(value);
    return success ? [isSame(data, value) ? name : `${name} as ${short(data)}`] : [];
  });
  return [
    ...taken,
    ...lengths(shape),
    ...numbers(shape),
    ...Object.values(inner.entries ?? {}).filter((word) => accepts(shape, word)),
    ...(inner.values ?? []).filter((value) => accepts(shape, value)).map((value) => `“${String(value)}”`),
    ...(inner.shape ? rules(shape, inner.shape, values) : []),
    ...(inner.element || inner.valueType ? several(shape, inner, values) : []),
    ...(accepts(shape, undefined) ? ['left out'] : []),
  ].join(', ');
}

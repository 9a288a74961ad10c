const DAY_MS = 24 * 3600 * 1000;

interface Reply {
  status: number;
  body: unknown;
}

/** Saved answers, as at Stripe: for a day, including its own errors, and only for the same call with the same fields. */
export function savedAnswers() {
  const answered = new Map<string, { asked: string; at: number; reply: Reply }>();
  let passed = 0;
  const clock = () => Date.now() + passed;
  return {
    elapse: (hours: number) => void (passed += hours * 3600 * 1000),
    once: (
      key: string | undefined,
      asked: string,
      work: () => Reply,
    ): { reply: Reply; replayed: boolean } => {
      if (!key) return { reply: work(), replayed: false };
      const saved = answered.get(key);
      if (saved && clock() - saved.at < DAY_MS) {
        if (saved.asked === asked) return { reply: saved.reply, replayed: true };
        const message = 'Keys for idempotent requests can only be used with the same parameters.';
        return {
          reply: { status: 400, body: { error: { type: 'idempotency_error', message } } },
          replayed: false,
        };
      }
      const reply = work();
      answered.set(key, { asked, at: clock(), reply });
      return { reply, replayed: false };
    },
  };
}

/** Newest first, in pages, within the requested period. */
export function pageOf<T extends { id: string; created?: unknown }>(
  name: string,
  rows: readonly T[],
  form: URLSearchParams,
) {
  const from = Number(form.get('created[gte]') ?? 0);
  const to = Number(form.get('created[lte]') ?? Infinity);
  const within = rows.filter(({ created }) => Number(created) >= from && Number(created) <= to).toReversed();
  const start = within.findIndex((row) => row.id === form.get('starting_after')) + 1;
  const limit = Number(form.get('limit') ?? 10);
  const data = within.slice(start, start + limit);
  return { object: 'list', url: `/v1/${name}`, has_more: start + limit < within.length, data };
}

/** An answer as Stripe sends it: every field, `null` by default. */
export const shippingOf = (form: URLSearchParams) => {
  const part = (name: string) => form.get(`shipping[${name}]`);
  if (part('name') === null) return null;
  const parts = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'];
  const address = Object.fromEntries(parts.map((name) => [name, form.get(`shipping[address][${name}]`)]));
  return { name: part('name'), phone: part('phone'), address };
};

export const metadataOf = (form: URLSearchParams) =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const name = /^metadata\[(\w+)\]$/.exec(key)?.[1];
      return name ? [[name, value]] : [];
    }),
  );

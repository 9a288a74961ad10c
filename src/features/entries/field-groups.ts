/** Fields next to each other that share a heading. */
interface FieldRun<F> {
  /** Their group, or what is said above fields without one. */
  heading: string;
  fields: F[];
  /** The position of the first one. */
  start: number;
}

/** Fields in their order, divided where the group changes. */
export function runsOf<F extends { group?: string | undefined }>(fields: readonly F[]): FieldRun<F>[] {
  const runs: FieldRun<F>[] = [];
  let before: string | undefined;
  for (const [start, field] of fields.entries()) {
    const group = field.group ?? '';
    if (group === before) runs.at(-1)?.fields.push(field);
    else {
      const isFirst = fields.findIndex((other) => !other.group) === start;
      runs.push({ heading: group || (isFirst ? 'Details' : 'More details'), fields: [field], start });
    }
    before = group;
  }
  return runs;
}

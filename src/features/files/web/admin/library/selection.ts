/** Selected files. `anchor` is where a range starts. */
export interface Selection {
  chosen: ReadonlySet<string>;
  anchor: string | null;
}

export const nothing: Selection = { chosen: new Set(), anchor: null };

export function toggle({ chosen }: Selection, id: string): Selection {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return { chosen: next, anchor: id };
}

export const only = (id: string): Selection => ({ chosen: new Set([id]), anchor: id });

/** Everything from the anchor to `id`, in the displayed order, in addition to the selection. */
export function extendTo({ chosen, anchor }: Selection, shown: readonly string[], id: string): Selection {
  const from = Math.max(0, shown.indexOf(anchor ?? id));
  const to = shown.indexOf(id);
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { chosen: new Set([...chosen, ...range]), anchor: anchor ?? id };
}

/** Keeps only files that are still shown. */
export function keepShown(selection: Selection, shown: readonly string[]): Selection {
  const there = new Set(shown);
  const chosen = [...selection.chosen].filter((id) => there.has(id));
  return chosen.length === selection.chosen.size ? selection : { ...selection, chosen: new Set(chosen) };
}

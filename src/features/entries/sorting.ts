import type { FieldDefinition, FieldKind } from './field-kinds.ts';

/** Orders of a list that visitors see; `usual` is pinned entries first, then by time. */
export const listOrders = ['usual', 'newest', 'oldest', 'name', 'rising', 'falling'] as const;

const ordered: ReadonlySet<FieldKind> = new Set(['number', 'money', 'date', 'dateRange']);

/** Whether visitors’ lists can be in the order of a field. The order tells of values, so they must be shown. */
export const isOrdered = ({ kind, shown, retired }: FieldDefinition): boolean =>
  ordered.has(kind) && shown && !retired;

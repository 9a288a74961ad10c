import { type ComponentType, lazy } from 'react';
import type { FieldControlProps } from '../../lib/admin-ui/field-controls.ts';

/** Controls of block fields that only one feature knows how to edit, by the name in the field. */
export const fieldControls: Readonly<Record<string, ComponentType<FieldControlProps>>> = {
  entryFilters: lazy(() => import('../../features/entries/web/admin/list/fields/filter-control.tsx')),
};

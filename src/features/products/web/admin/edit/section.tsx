import type { ProductWork } from './use-product-draft.ts';

export { errorWithin, Section } from '../../../../../lib/admin-ui/section.tsx';

export type FieldsProps = Pick<ProductWork, 'now' | 'change' | 'errors' | 'kind'>;

import type { Product } from '../../../contract.ts';
import type { ProductEditing } from './use-product-editing.ts';

export { errorWithin, Section } from '../../../../../lib/admin-ui/section.tsx';

export interface FieldsProps extends Pick<ProductEditing, 'now' | 'change' | 'errors'> {
  kind: Product['kind'];
}

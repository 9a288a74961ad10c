import { DetailsFields as Details } from '../../../../../lib/admin-ui/editing/details-fields.tsx';
import type { FieldsProps } from './section.tsx';

/** Name and description. */
export const DetailsFields = (props: FieldsProps) => (
  <Details noun="product" most={200} where="The part of the web address after /product/." {...props} />
);

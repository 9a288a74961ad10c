import { WordFields as Words } from '../../../../../lib/admin-ui/editing/word-fields.tsx';
import type { FieldsProps } from './section.tsx';

/** Name and description. */
export const WordFields = (props: FieldsProps) => (
  <Words noun="product" most={200} where="The part of the web address after /product/." {...props} />
);

import { DetailsFields as Details } from '../../../../../lib/admin-ui/editing/details-fields.tsx';
import type { FieldsProps } from './section.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

/** Name and description. */
export const DetailsFields = (props: FieldsProps) => {
  const words = useMessages(productsAdmin);
  return <Details noun="product" most={200} where={words.thePartOfTheWeb} {...props} />;
};

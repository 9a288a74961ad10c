import { trackReferences } from '../../features/audio/web/admin/track-references.ts';
import { orderFields, typeReferences } from '../../features/entries/web/admin/type-references.ts';
import { formReferences, newsletterReferences } from '../../features/forms/web/admin/form-references.ts';
import {
  collectionReferences,
  productReferences,
} from '../../features/products/web/admin/product-references.ts';
import { serviceReferences } from '../../features/bookings/web/service-references.ts';
import type { ReferenceSource } from '../../lib/admin-ui/references.ts';

/** Kinds of records that block fields can refer to, by the name in the field. */
export const references: Readonly<Record<string, ReferenceSource>> = {
  form: formReferences,
  newsletter: newsletterReferences,
  track: trackReferences,
  service: serviceReferences,
  product: productReferences,
  collection: collectionReferences,
  contentType: typeReferences,
  orderField: orderFields,
};

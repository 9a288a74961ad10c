import { Badge } from '@mantine/core';
import type { Product } from '../../contract.ts';
import { stateLabels } from './product-calls.ts';

export const StateBadge = ({ product: { state = 'hidden' } }: { product: Product }) => (
  <Badge variant={state === 'listed' ? 'light' : 'default'}>{stateLabels[state]}</Badge>
);

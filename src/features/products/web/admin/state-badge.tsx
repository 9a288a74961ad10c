import { Badge } from '@mantine/core';
import type { Product } from '../../contract.ts';
import { stateLabel } from './product-calls.ts';

export const StateBadge = ({ product: { state = 'hidden' } }: { product: Product }) => (
  <Badge variant={state === 'listed' ? 'light' : 'default'}>{stateLabel(state)}</Badge>
);

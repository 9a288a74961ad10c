import { describe } from 'vitest';
import { checkBlock } from '../../../../pages/web/blocks/shared/check-block.ts';
import { bookingBlock } from './block.ts';
import { BookingView } from './view.tsx';

describe('booking', () => checkBlock(bookingBlock, BookingView));

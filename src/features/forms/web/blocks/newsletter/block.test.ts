import { describe } from 'vitest';
import { checkBlock } from '../../../../pages/web/blocks/shared/check-block.ts';
import { newsletterBlock } from './block.ts';
import { NewsletterView } from './view.tsx';

describe('newsletter', () => checkBlock(newsletterBlock, NewsletterView));

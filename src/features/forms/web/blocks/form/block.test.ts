import { describe } from 'vitest';
import { checkBlock } from '../../../../pages/web/blocks/shared/check-block.ts';
import { formBlock } from './block.ts';
import { FormBlockView } from './view.tsx';

describe('form', () => checkBlock(formBlock, FormBlockView));

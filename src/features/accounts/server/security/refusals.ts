import { refuse } from '../../../../lib/errors.ts';
import { say } from './say.ts';

export const stepOver = () => say().stepExpired;
export const stepExpired = () => refuse('step-expired', stepOver(), { status: 401 });
export const codeWrong = () => say().codeUsed;

import { expect, test } from 'vitest';
import { speaking } from '../../../../lib/messages/spoken-language.ts';
import { readAddress } from '../../addresses.ts';
import { saidFault } from '../domains/staff-words.ts';

test.each(['', 'x'.repeat(41), 'ä b', '-ab', 'a--b', 'ab', '123'])(
  'staff read in their language what is wrong with the address “%s”',
  (typed) => {
    const read = readAddress(typed, 'sites.test');
    const fault = 'fault' in read ? read.fault : '';
    expect(fault).not.toBe('');
    expect(speaking({ language: 'en' }, () => saidFault(fault))).toBe(fault);
    expect(speaking({ language: 'de' }, () => saidFault(fault))).not.toBe(fault);
  },
);

export { type BoxTarget, importBox } from './box/import-box.ts';
export { lookIntoBox } from './box/look-into-box.ts';
export { writeBox } from './box/write-box.ts';
export { boxFile, boxOperations } from './box-operations.ts';
export { erasePerson, resumeErasing, startErasingPeople } from './person/erase-person.ts';
export { personOperations, personStreams } from './person/person-operations.ts';
export { startPacking, sweepBoxes } from './box-work.ts';

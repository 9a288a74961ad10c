export { type ImportTarget, importArchive } from './archive/import-archive.ts';
export { inspectArchive } from './archive/inspect-archive.ts';
export { writeArchive } from './archive/write-archive.ts';
export { exportFile, exportOperations } from './export-operations.ts';
export { erasePerson, resumeErasing, startErasingPeople } from './person/erase-person.ts';
export { personOperations, personStreams } from './person/person-operations.ts';
export { startExporting, sweepExports } from './export-job.ts';

export { PersonData } from './admin/person-data.tsx';
export { YourData } from './admin/your-data.tsx';

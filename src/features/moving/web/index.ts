export { YourData } from './admin/your-data.tsx';

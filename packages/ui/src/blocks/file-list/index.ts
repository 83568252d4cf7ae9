export { FileList } from './FileList.tsx';

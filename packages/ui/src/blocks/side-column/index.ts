export { Above, Columns, Main, Side } from './side-column.ts';

export { Above, Beside, Columns, Main, Side } from './side-column.ts';

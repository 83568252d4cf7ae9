export { Columns, DesktopOnly, Main, Side, StackedSide } from './side-column.ts';

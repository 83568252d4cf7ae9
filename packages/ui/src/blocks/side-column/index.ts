export { StackedSide, DesktopOnly, Columns, Main, Side } from './side-column.ts';

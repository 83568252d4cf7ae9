/** The dialog for archived students, split off because few see it. */
export { ArchivedDialog as default } from '@portal/ui/shell';

/** The dialog for archived students, loaded lazily because few see it. */
export { ArchivedDialog as default } from '@portal/ui/shell';

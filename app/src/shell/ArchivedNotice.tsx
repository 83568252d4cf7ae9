/** The archived dialog as a file of its own, for the few who meet it. */
export { ArchivedDialog as default } from '@portal/ui/shell';

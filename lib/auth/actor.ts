export type { Actor } from '../permissions';
export { currentUser, requireUser } from './current-user';

export type { Actor } from '../permissions';
export { currentUser, hadSession, requireUser } from './current-user';

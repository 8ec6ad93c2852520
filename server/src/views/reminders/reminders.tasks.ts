import { declareClockTask } from '../../platform/tasks.ts'

/** Reminds members of what is soon due, ends or runs; before the mail of the day, which tells it too. */
export const remindMembersTask = declareClockTask('remind-members', '10 6 * * *')

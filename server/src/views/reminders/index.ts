export { reminderTasks } from './reminders.jobs.ts'

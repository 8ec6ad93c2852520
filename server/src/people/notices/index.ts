export { noticeTasks } from './notices.jobs.ts'
export { noticeRoutes } from './notices.routes.ts'
export { notify } from './notify.ts'
export { noticePersonalData } from './personal-data.ts'

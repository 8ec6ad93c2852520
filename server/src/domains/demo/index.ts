export { seedDemo } from './demo.jobs.ts'

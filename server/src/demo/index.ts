export { isDemoPlanted, seedDemo } from './demo.jobs.ts'

export { type CreatePerson, seedDemo } from './demo.jobs.ts'
export type { DemoPerson } from './demo-data.ts'

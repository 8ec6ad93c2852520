export { readingV1Routes } from './reading.routes.ts'

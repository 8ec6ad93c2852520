export { findPromised, type PromisedDay } from './promised-queries.ts'
export { findStop } from './stop-queries.ts'

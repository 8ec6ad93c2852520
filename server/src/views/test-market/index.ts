export { findPromised, type Promised } from './promised-queries.ts'
export { findStop } from './stop-queries.ts'

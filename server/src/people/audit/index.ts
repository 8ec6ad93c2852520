export { recordAct } from './record-act.ts'
export { findTrail } from './trail-queries.ts'
export { verifyActs } from './verify-acts.ts'

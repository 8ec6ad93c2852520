export { factsOfAct } from './act-facts.ts'
export { auditPersonalData } from './personal-data.ts'
export { recordAct } from './record-act.ts'
export { verifyActs } from './verify-acts.ts'

export { countOpen } from './count-open.ts'
export { findDisagreements } from './find-disagreements.ts'
export { findForwardBreaches } from './forward-invariants.ts'
export { findOrderBreaches } from './order-invariants.ts'

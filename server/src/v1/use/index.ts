export { proofV1Routes } from './proofs.routes.ts'
export { retirementV1Routes } from './retirements.routes.ts'

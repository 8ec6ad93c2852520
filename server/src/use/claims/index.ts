export { rulesVersion } from './check-claim.ts'
export { claimRoutes } from './claims.routes.ts'
export { judgeDraft } from './judge-draft.ts'

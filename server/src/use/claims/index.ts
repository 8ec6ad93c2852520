export { rulesVersion } from './check-claim.ts'
export { claimInName } from './claim-in-name.ts'
export { claimRoutes } from './claims.routes.ts'
export { judgeDraft } from './judge-draft.ts'

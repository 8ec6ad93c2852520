import { CheckedClaim, ClaimDraft } from '../claims.ts'
import { endpoint } from '../endpoint.ts'
import { named } from './shapes.ts'

named.add(CheckedClaim, { id: 'CheckedClaim' })

export const claimsApi = {
  check: endpoint({
    method: 'POST',
    path: '/v1/claims/check',
    summary: 'Words to publish against the rules, and against what the organisation holds and has retired',
    description: 'It changes nothing, and keeps nothing. “Allowed” is never the default.',
    tag: 'Claims',
    effect: 'read',
    caller: 'key',
    scope: 'read',
    body: ClaimDraft,
    answer: CheckedClaim,
    errors: ['not_found', 'invalid_input', 'rate_limited'],
  }),
}

import { mayWhileLimited, needOf } from '@ledgerleaf/contract/access'
import { expect, test } from 'vitest'
import { contractEndpoints } from '../../testing/contract-endpoints.ts'

const endpoints = await contractEndpoints()

test('of what is about a person alone, nothing that changes or tells the whole account is open through a provider', () => {
  const closed = endpoints
    .filter((endpoint) => needOf(endpoint) === 'own' && !mayWhileLimited(endpoint))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !call.includes('/api/operator/'))
  expect(closed.sort()).toEqual([
    'GET /api/account/data.json',
    'GET /api/auth/sessions',
    'GET /api/auth/token',
    'PATCH /api/auth/factors/:id/name',
    'PATCH /api/auth/profile',
    'POST /api/account/close',
    'POST /api/auth/factors/:id/remove',
    'POST /api/auth/factors/passkey',
    'POST /api/auth/factors/passkey/start',
    'POST /api/auth/factors/recovery-codes',
    'POST /api/auth/factors/totp',
    'POST /api/auth/factors/totp/start',
    'POST /api/auth/resend-verification',
    'POST /api/auth/revoke-session',
    'POST /api/auth/verify-email',
    'POST /api/invitations/:id/accept',
    'POST /api/invitations/:id/decline',
    'POST /api/invitations/accept',
    'POST /api/organisations',
    'POST /api/organisations/switch',
    'POST /api/usersignup/signup',
    'PUT /api/notice-preferences',
  ])
  const operators = endpoints.filter(({ path }) => path.startsWith('/api/operator/'))
  expect(operators.filter(mayWhileLimited)).toEqual([])
})

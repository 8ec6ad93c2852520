import type { CardError } from './sandbox.tables.ts'
import { refusedByHolder, type TestCard } from './test-cards.ts'

export type SandboxAnswer = { status: number; body: object }

export const answer = (body: object): SandboxAnswer => ({ status: 200, body })
export const refuse = (status: number, message: string, details: object = {}): SandboxAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', message, ...details } },
})
export const missing = (what: string): SandboxAnswer =>
  refuse(404, `No such ${what}`, { code: 'resource_missing' })
export const anotherRequest = refuse(400, 'Keys are for one request')

export const errorOf = ({ outcome }: TestCard): CardError | null =>
  outcome === 'succeeds' || outcome === 'disputed' ? null : outcome === 'asks' ? refusedByHolder : outcome

export const readAmount = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null

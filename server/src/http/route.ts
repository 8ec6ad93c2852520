import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@ledgerleaf/contract/endpoint'
import type { Role } from '@ledgerleaf/contract/identity'
import type { KeyScope } from '@ledgerleaf/contract/key-scopes'
import type { KeyMode } from '@ledgerleaf/contract/keys'
import type { MemberRole } from '@ledgerleaf/contract/member-roles'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db, Tx } from '../platform/db.ts'
import { inTransaction } from '../platform/transaction.ts'

/** Who acts, and for which organisation. */
type Actor = {
  personId: string
  /** Whose orders, holdings, reports and projects they are. */
  organisationId: string
  memberRole: MemberRole
  email: string
  emailVerified: boolean
  name: string
  company: string | null
  roles: Role[]
}

/** The person a session cookie speaks for, and the organisation that person acts for. */
export type Caller = Actor & {
  sessionId: string
  keyId?: null
  key?: null
  /** Signed in through the organisation's own provider: they act for it alone, and do nothing that is about themselves. */
  isLimited: boolean
}

/** The program a key speaks for: it acts for the organisation by the role of the member who answers for it. */
export type KeyCaller = Actor & {
  keyId: string
  key: {
    id: string
    name: string
    mode: KeyMode
    scopes: readonly KeyScope[]
    tradeCents: number | null
    retireTonnes: number | null
    madeAt: Date
  }
}

/** Finds the program an Authorization header speaks for; the domain of keys provides it. */
export type AuthenticateKey = (
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  now: Date,
) => Promise<KeyCaller | null>

type CallerOf<E extends Endpoint> = E['caller'] extends 'key'
  ? KeyCaller
  : E['caller'] extends 'person'
    ? Caller
    : Caller | null

export type Call<E extends Endpoint> = {
  body: BodyOf<E>
  query: QueryOf<E>
  params: ParamsOf<E>
  caller: CallerOf<E>
  now: Date
  request: FastifyRequest
  reply: FastifyReply
}

export type Route = {
  endpoint: Endpoint
  handle: (call: Call<Endpoint>) => Promise<unknown>
  /** Refusals that need not wait for the body: a large upload is turned away before it is sent. */
  beforeBody?: (request: FastifyRequest) => Promise<void> | void
  bodyBytesMax?: number
  /** The body reaches the handler as the bytes that were sent: a signature is over those. */
  rawBody?: true
  /** Whatever the body is sent as, it is not read: all that is asked stands in the address. */
  anyBody?: true
  /** The body is a file: it has to arrive at some pace, and only so many may arrive at once. */
  paced?: true
  /** The body is a form as OAuth asks for it, read as names with values. */
  urlForm?: true
  /** Takes a multipart form: its handler reads `request.parts()` as it arrives and sets its own limits. */
  form?: true
}

/** Binds a call of the contract to what answers it. */
export const route = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E>>,
): Route => ({ endpoint, handle: handle as Route['handle'] })

/** A route whose whole work is one transaction. */
export const command = <E extends Endpoint>(
  db: Db,
  endpoint: E,
  work: (tx: Tx, call: Call<E>) => Promise<AnswerOf<E>>,
): Route => route(endpoint, (call) => inTransaction(db, (tx) => work(tx, call)))

/** The answer of a change that has nothing else to tell. */
export const done = { done: true } as const

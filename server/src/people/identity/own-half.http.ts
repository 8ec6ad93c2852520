import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { readHalfCookie } from './half-cookie.http.ts'
import { findHalf, type HalfSignIn } from './half-sign-in.ts'

export type OwnHalf = HalfSignIn & { personId: string }

/** The sign-in this browser has begun and not finished, of somebody who is known by now. */
export const findOwnHalf = async (
  parts: { config: Config; db: Db },
  request: FastifyRequest,
  now: Date,
): Promise<OwnHalf | null> => {
  const half = await findHalf(parts.db, readHalfCookie(parts, request), now)
  return half?.personId ? { ...half, personId: half.personId } : null
}

export const requireOwnHalf = async (...of: Parameters<typeof findOwnHalf>): Promise<OwnHalf> => {
  const half = await findOwnHalf(...of)
  if (!half) throw new DomainError('sign_in_over')
  return half
}

import type { Db } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'
import { consume, limitKey } from '../platform/rate-limit.ts'
import type { Caller, Route } from './route.ts'

const uploadsOfOnePerson = { limit: 30, windowSeconds: 10 * 60 }

type Taking = { room: string; bytesMax: number; may: (caller: Caller) => boolean }

/** The body of such a call is a file; whoever may not send it is told so before its first byte. */
export const takesFile = (db: Db, made: Route, { room, bytesMax, may }: Taking): Route => ({
  ...made,
  beforeBody: async ({ caller }) => {
    if (!caller || !may(caller)) throw new DomainError('forbidden')
    await consume(db, limitKey(room, caller.personId), uploadsOfOnePerson, new Date())
  },
  rawBody: true,
  paced: true,
  bodyBytesMax: bytesMax,
})

export const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

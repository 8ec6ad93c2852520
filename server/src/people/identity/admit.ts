import { strict as assert } from 'node:assert'
import type { Person } from '@ledgerleaf/contract/identity'
import type { Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import { hasFactor } from '../factors/index.ts'
import type { OnArrival } from './create-auth.ts'
import { endSessions } from './end-sessions.ts'
import { startHalf } from './half-sign-in.ts'
import { holdPerson } from './hold-people.ts'
import { personProvedAddressTask } from './identity.tasks.ts'
import { findPerson } from './person-queries.ts'
import { secondFactorRequired } from './second-factor-required.ts'
import { type Device, startSession } from './start-session.ts'

/** Who comes in, and what the browser they come with already held. */
export type Visit = {
  personId: string
  rememberMe: boolean
  /** The organisation whose own provider says who it is; null where they show it themselves. */
  through: string | null
  device: Device
  before: { personId: string; sessionId: string } | null
  cookies: Record<string, string | undefined>
}

export type Admitted = { person: Person; token: string }

/** Lets somebody in who has shown all that is asked for. */
export const arrive = async (
  tx: Tx,
  onArrival: OnArrival | undefined,
  { before, cookies, ...visit }: Visit,
  now: Date,
): Promise<Admitted> => {
  const { personId } = visit
  await holdPerson(tx, personId)
  // The browser has one cookie: the session it held before could never be used or ended again.
  if (before) await endSessions(tx, before.personId, { id: before.sessionId })
  // What a visitor did goes where they chose to act, which may be no business of this organisation.
  if (!visit.through) await onArrival?.(tx, personId, cookies)
  const { token, organisationId } = await startSession(tx, visit, now)
  const person = await findPerson(tx, personId, organisationId)
  assert(person, 'who signs in exists')
  // A provider or a reset may have proved the address since something was bought with it.
  if (person.emailVerified)
    await enqueue(tx, personProvedAddressTask, { email: person.email }, { key: `proved:${personId}` })
  return { person: visit.through ? { ...person, isLimited: true } : person, token }
}

/** Of whom a second factor is asked, on the same terms for every way in; null for everybody else. */
export const askFactor = async (
  tx: Tx,
  { personId, rememberMe, through, before }: Pick<Visit, 'personId' | 'rememberMe' | 'through' | 'before'>,
  now: Date,
): Promise<{ halfToken: string } | null> => {
  // Whoever is being made an operator, or gets a factor, at this moment is one before or after this.
  await holdPerson(tx, personId)
  const person = await findPerson(tx, personId)
  assert(person, 'who signs in exists')
  if (!(await hasFactor(tx, personId)) && !(await secondFactorRequired(tx, person))) return null
  if (before) await endSessions(tx, before.personId, { id: before.sessionId })
  const { token } = await startHalf(tx, { personId, rememberMe, through }, now)
  return { halfToken: token }
}

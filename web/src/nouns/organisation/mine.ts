import { type Belonging, organisationsApi } from '@ledgerleaf/contract/organisations'
import { actFor, actsFor } from '../../api/acting.ts'
import { createAnswer } from '../../api/answer.ts'
import { send } from '../../api/client.ts'
import { organisationChanged, personChanged, roleRefused, stale } from '../../api/signals.ts'
import { session } from '../person/session.ts'
import { organisationKeys } from './keys.ts'

/** The organisations of whoever is signed in, and the invitations that wait for them: one answer for the whole page. */
export const mine = createAnswer(organisationKeys.mine, () => send(organisationsApi.mine))

let opened: Belonging | undefined

/** The organisation this page was opened for, as it was called then; it may be none of theirs any more. */
export const openedFor = (): Belonging | undefined => opened

// A page goes on acting for the organisation it was opened for: what is on it, and what was typed, is of that one.
mine.watch(() => {
  const current = mine.read().data?.organisations.find(({ isCurrent }) => isCurrent)
  if (!current) return
  if (actsFor() === undefined) actFor(current.id)
  if (actsFor() === current.id) opened = current
  else organisationChanged.send()
})

personChanged.listen(() => {
  actFor(undefined)
  opened = undefined
  mine.give({ organisations: [], invitations: [] })
  if (session.read().data?.person) mine.refresh().catch(() => undefined)
})

roleRefused.listen(() => stale.send(organisationKeys.mine))

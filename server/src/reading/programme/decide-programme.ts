import { strict as assert } from 'node:assert'
import {
  type Decision,
  type DecisionSaid,
  type NewDecision,
  tellDecision,
} from '@ledgerleaf/contract/programme-decisions'
import { sql } from 'drizzle-orm'
import { type Acting, holdOrganisation } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce } from '../../platform/outbox.ts'
import { programmeDecisions } from './programme.tables.ts'
import { findJoinedProgramme, toDecision } from './programme-queries.ts'
import { placeOfLine } from './settle-decisions.ts'
import { wordDecision } from './word-decision.ts'

/** Who decides, and for whom. */
export type Decider = Acting & { email: string }

/** What a decision is about: whoever decides the same has to have seen it. */
const subjectOf = (wish: DecisionSaid | NewDecision): string => {
  if (wish.kind === 'choose') return placeOfLine(wish.year, wish.line)
  if (wish.kind === 'leave_out' || wish.kind === 'take_in') return `source/${wish.sourceId}`
  return wish.kind === 'target' || wish.kind === 'drop' ? 'targets' : 'base'
}

const refuseUnseen = (decisions: readonly Decision[], wish: NewDecision): void => {
  if (wish.seenVersion > (decisions.at(-1)?.version ?? 0))
    throw new DomainError('figure_changed', {
      message: 'This programme is not the one you saw. Load the page again and look at it.',
    })
  const unseen = decisions.filter(
    ({ version, said }) => version > wish.seenVersion && subjectOf(said) === subjectOf(wish),
  )
  const last = unseen.at(-1)
  if (last)
    throw new DomainError('figure_changed', {
      message: `${last.madeBy} decided this while you looked at it. ${tellDecision(last.said)} (“${last.reason}”).`,
    })
}

/** Nobody decides more; whoever sends more is no person, and each one is gone through on every visit. */
const decisionsMax = 2000

/** Keeps one decision. One after the other: the second of two who decide the same is told of the first. */
export const decideProgramme = async (
  tx: Tx,
  { organisationId, personId, email }: Decider,
  wish: NewDecision,
  now: Date,
): Promise<Decision> => {
  await holdOrganisation(tx, organisationId)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`programme ${organisationId}`}, 0))`)
  const programme = await findJoinedProgramme(tx, organisationId)
  const version = programme.settled.version + 1
  refuseUnseen(programme.decisions, wish)
  if (version > decisionsMax)
    throw new DomainError('invalid_input', { message: 'No more decisions are kept for one programme.' })
  const said = wordDecision(programme, wish, now)
  const [row] = await tx
    .insert(programmeDecisions)
    .values({
      organisationId,
      version,
      kind: said.kind,
      said,
      reason: wish.reason,
      personId,
      madeBy: email,
      madeAt: now,
    })
    .returning()
  assert(row, 'a decision that was made is there')
  await announce(tx, { organisationId }, { type: 'programme.changed' })
  return toDecision(row)
}

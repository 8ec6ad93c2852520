import type { Db } from '../../platform/db.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { decideUndecided, findUndecidedOwners, perTurnMax } from './decide-whose.ts'

const turnsMax = 8

/** So many turns of it: the next minute goes on. A server that is to end waits for what it began, and a year's take longer than that. */
export const decideSome = async (
  db: Db,
  { turns, perTurn } = { turns: turnsMax, perTurn: perTurnMax },
): Promise<void> => {
  let done = 0
  for (const organisationId of await findUndecidedOwners(db))
    for (let more = true; more; done += 1) {
      if (done === turns) return
      more = await inTransaction(db, (tx) => decideUndecided(tx, organisationId, perTurn))
    }
}

import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { act } from '../../platform/in-step.ts'
import type { Acting } from '../organisations/index.ts'
import { actsAlone } from './approvals.tables.ts'

type Size = { boughtCents?: number; retiredTonnes?: number }
type ActAlone = Acting & Size & { actId: string }

/** Writes down what somebody did alone, also where no limit is set: one that is set tomorrow counts it. */
export const countAlone = act(async (tx, acts: readonly ActAlone[]) => {
  const rows = acts.map(
    ({ organisationId, personId, keyId = null, actId, boughtCents = 0, retiredTonnes = 0 }) => ({
      id: newId(),
      organisationId,
      personId,
      keyId,
      actId,
      boughtCents,
      retiredTonnes,
    }),
  )
  await tx.insert(actsAlone).values(rows).onConflictDoNothing()
})

/**
 * What follows by itself from something that was done alone counts for the same person: a run of a subscription, or a
 * subscription that an order began. Of what colleagues approved nothing is written, and so nothing follows.
 */
export const countFollowing = async (
  tx: Tx,
  from: string,
  { actId, boughtCents = 0, retiredTonnes = 0 }: Size & { actId: string },
): Promise<void> => {
  await tx.execute(sql`insert into acts_alone (id, organisation_id, person_id, key_id, act_id, bought_cents, retired_tonnes)
    select ${newId()}, organisation_id, person_id, key_id, ${actId}, ${boughtCents}, ${retiredTonnes}
    from acts_alone where act_id = ${from} on conflict do nothing`)
}

/** It came to nothing, or its money went back. */
export const undoAlone = async (tx: Tx, actId: string): Promise<void> => {
  await tx.execute(sql`update acts_alone set undone_at = now() where act_id = ${actId} and undone_at is null`)
}

/** Part of its money went back. */
export const lessenAlone = async (tx: Tx, actId: string, cents: number): Promise<void> => {
  await tx.execute(
    sql`update acts_alone set bought_cents = greatest(0, bought_cents - ${cents}) where act_id = ${actId}`,
  )
}

/** An order that had ended was paid for after all. */
export const redoAlone = async (tx: Tx, actId: string): Promise<void> => {
  await tx.execute(sql`update acts_alone set undone_at = null where act_id = ${actId}`)
}

/** What goes on from now on at somebody's word counts for them, whoever began it. */
export const takeOverAlone = async (
  tx: Tx,
  { organisationId, personId, keyId = null }: Acting,
  { actId, boughtCents = 0, retiredTonnes = 0 }: Size & { actId: string },
): Promise<void> => {
  await tx.execute(sql`insert into acts_alone (id, organisation_id, person_id, key_id, act_id, bought_cents, retired_tonnes)
    values (${newId()}, ${organisationId}, ${personId}, ${keyId}, ${actId}, ${boughtCents}, ${retiredTonnes})
    on conflict (act_id) do update set person_id = excluded.person_id, key_id = excluded.key_id,
      bought_cents = excluded.bought_cents, retired_tonnes = excluded.retired_tonnes, at = now(), undone_at = null`)
}

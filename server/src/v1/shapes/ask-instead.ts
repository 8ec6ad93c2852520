import type { ApprovalAct } from '@ledgerleaf/contract/approvals'
import type { Waiting } from '@ledgerleaf/contract/v1/shapes'
import { type Actor, askApproval } from '../../people/approvals/index.ts'
import type { InvoicingConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { describeAct } from '../../trade/approved/index.ts'

type Asker = Actor & {
  key: { id: string; name: string; tradeCents: number | null; retireTonnes: number | null }
}
type Asked = {
  /** The same, as a person is asked to approve it. */
  act: ApprovalAct
  work: (tx: Tx) => Promise<string>
}
type Parts = { config: { invoicing: InvoicingConfig }; now: Date }

/** What became of something that a program asked for: it was done, or it waits for a person. */
type Became = { id: string; waits: string | null }

/** Asks a person for it, and does nothing of it: also where the program might have done it alone. */
export const askPerson = async (
  tx: Tx,
  asker: Asker,
  act: ApprovalAct,
  { config, now }: Parts,
): Promise<string> => {
  const { organisationId, key } = asker
  const described = { invoicing: config.invoicing, organisationId, now, isShown: true }
  const wanted = await describeAct(tx, act, described)
  const comment = `Asked for by the key “${key.name}”`
  return (await askApproval(tx, asker, { ...wanted, comment }, now)).id
}

/**
 * Does something that may be more than the program does alone. Then nothing of it stays, and a person is asked for it in
 * the same transaction instead: approvals hold for programs too.
 */
export const doOrAsk = async (tx: Tx, asker: Asker, { act, work }: Asked, parts: Parts): Promise<Became> => {
  try {
    return { id: await tx.transaction(work), waits: null }
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'approval_needed') throw error
    return { id: await askPerson(tx, asker, act, parts), waits: error.message }
  }
}

/** The answer to what waits. */
export const writeWaiting = (publicUrl: string, id: string, why: string): Waiting => ({
  object: 'approval',
  id,
  status: 'waiting',
  detail: why.replace(
    / Ask for approval instead\.$| Ask a colleague to approve it\. Nothing was done\.$/,
    '',
  ),
  url: `${publicUrl}/approvals`,
})

/** What became of something that is only ever asked for. */
export const proposed = 'A program proposes it, and a person decides.'

/** Made and waiting are told apart by the status of the answer already. */
export const statusOf =
  (made: 200 | 201) =>
  ({ object }: { object: string }): 200 | 201 | 202 =>
    object === 'approval' ? 202 : made

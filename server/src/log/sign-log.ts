import { signCheckpoint } from '@ledgerleaf/provenance/checkpoint'
import { consistencyProof, treeRoot } from '@ledgerleaf/provenance/prove'
import { Refusal } from '@ledgerleaf/provenance/refusal'
import { verifyGrowth } from '@ledgerleaf/provenance/verify-growth'
import type { Reader, Tx } from '../platform/db.ts'
import { findCheckpoint } from './checkpoint-queries.ts'
import { findTreeSize, isSequencing } from './integrate-leaves.ts'
import { logCheckpoints } from './log.tables.ts'
import type { NamedLog } from './name-log.ts'
import { nodeSource } from './node-source.ts'
import { filesOf, type SignedState, type SignedStates } from './signed-state.ts'

/** The database holds another log than the one we signed. It is never signed over. */
export class ForkError extends Error {
  override name = 'ForkError'
}

/** Whether the tree grew from a state that was signed; anything else is a fork. */
export const refuseFork = async (tx: Reader, signed: SignedState, grown: SignedState): Promise<void> => {
  const source = nodeSource(tx)
  try {
    if (signed.size > grown.size)
      throw new Refusal(`The log has ${grown.size} entries, and ${signed.size} were signed.`)
    const [oldSize, newSize] = [signed.size, grown.size]
    const proof = oldSize === 0 ? [] : await consistencyProof(source, oldSize, newSize)
    verifyGrowth({ oldSize, oldRoot: signed.root, newSize, newRoot: grown.root, proof })
  } catch (error) {
    if (error instanceof Refusal) throw new ForkError(error.message, { cause: error })
    throw error
  }
}

/**
 * Puts our name to the tree as it is, if it grew from what we signed before: by the database, and by the files beside
 * it and elsewhere, which an older backup or an edit of the database cannot change. The tree has committed before this;
 * then the files are written, then the signature. So a crash leaves files that are true of the tree, and never a
 * signature unknown to them.
 */
export const signLog = async (
  tx: Tx,
  { origin, signer }: NamedLog,
  states: SignedStates,
  now: Date,
): Promise<boolean> => {
  if (!(await isSequencing(tx))) return false
  const size = await findTreeSize(tx)
  const published = await findCheckpoint(tx)
  const kept = filesOf(states).map((file) => ({ file, state: file.read() }))
  if (size === 0 && !published && kept.every(({ state }) => !state)) return false
  const tree = { size, root: await treeRoot(nodeSource(tx), size) }
  for (const signed of [...kept.map(({ state }) => state), published])
    if (signed) await refuseFork(tx, signed, tree)
  for (const { file, state } of kept) if (state?.size !== size) file.write(tree)
  if (published?.size === size) return false
  const note = await signCheckpoint({ origin, ...tree }, [signer])
  await tx.insert(logCheckpoints).values({ ...tree, note, signedAt: now })
  return true
}

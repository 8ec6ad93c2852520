import { signCheckpoint } from '@ledgerleaf/provenance/checkpoint'
import { consistencyProof, treeRoot } from '@ledgerleaf/provenance/prove'
import { Refusal } from '@ledgerleaf/provenance/refusal'
import { verifyGrowth } from '@ledgerleaf/provenance/verify-growth'
import type { Tx } from '../platform/db.ts'
import { findCheckpoint } from './checkpoint-queries.ts'
import { findTreeSize, isSequencing } from './integrate-leaves.ts'
import { logCheckpoints } from './log.tables.ts'
import type { NamedLog } from './name-log.ts'
import { nodeSource } from './node-source.ts'
import type { SignedState, SignedStateFile } from './signed-state.ts'

/** The database holds another log than the one we signed. It is never signed over. */
export class ForkError extends Error {
  override name = 'ForkError'
}

const refuseFork = async (tx: Tx, signed: SignedState, grown: SignedState): Promise<void> => {
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
 * Puts our name to the tree as it is, if it grew from what we signed before: by the database, and by the file beside
 * it, which an older backup or an edit of the database cannot change. The tree has committed before this; then the file
 * is written, then the signature. So a crash leaves a file that is true of the tree, and never a signature unknown to it.
 */
export const signLog = async (
  tx: Tx,
  { origin, signer }: NamedLog,
  file: SignedStateFile,
  now: Date,
): Promise<boolean> => {
  if (!(await isSequencing(tx))) return false
  const size = await findTreeSize(tx)
  const published = await findCheckpoint(tx)
  const kept = file.read()
  if (size === 0 && !kept && !published) return false
  const tree = { size, root: await treeRoot(nodeSource(tx), size) }
  for (const signed of [kept, published]) if (signed) await refuseFork(tx, signed, tree)
  if (kept?.size !== size) file.write(tree)
  if (published?.size === size) return false
  const note = await signCheckpoint({ origin, ...tree }, [signer])
  await tx.insert(logCheckpoints).values({ ...tree, note, signedAt: now })
  return true
}

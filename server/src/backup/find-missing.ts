import { treeRoot } from '@ledgerleaf/provenance/prove'
import { findLogIdentity } from '../log/checkpoint-queries.ts'
import { findTreeSize } from '../log/integrate-leaves.ts'
import { findUnseenRestore } from '../log/log-restores.ts'
import { nodeSource } from '../log/node-source.ts'
import { ForkError, refuseFork } from '../log/sign-log.ts'
import { type SignedState, type SignedStateFile, signedStates } from '../log/signed-state.ts'
import type { Config } from '../platform/config.ts'
import type { Reader } from '../platform/db.ts'

/** What is known to be missing here, after a restore or after an older copy of the database came back. */
export type Missing = {
  /** Null when nothing says that a backup was restored. */
  restore: { madeAt: Date; restoredAt: Date } | null
  /** Entries in the log here. */
  size: number
  /** The most entries that are known, from outside the database, to have been signed; null when nothing is known. */
  knownSize: number | null
  /** The copy kept elsewhere shows that nothing that was signed is missing. */
  isComplete: boolean
}

/** A copy that cannot be read proves nothing, and keeps nobody from looking. */
const readState = (file: SignedStateFile | null): SignedState | null => {
  try {
    return file?.read() ?? null
  } catch {
    return null
  }
}

const isFork = async (db: Reader, signed: SignedState, tree: SignedState): Promise<boolean> => {
  try {
    await refuseFork(db, signed, tree)
    return false
  } catch (error) {
    if (error instanceof ForkError) return true
    throw error
  }
}

/** Null when the log here is all that was ever signed, as far as anybody knows. */
export const findMissing = async (
  db: Reader,
  config: Pick<Config, 'dataDir' | 'checkpointCopy'>,
): Promise<Missing | null> => {
  const named = await findLogIdentity(db)
  if (!named) return null
  const unseen = await findUnseenRestore(db)
  const states = signedStates(config, named.id)
  const copy = readState(states.copy)
  const known = [readState(states.own), copy].filter((state) => state !== null)
  const size = await findTreeSize(db)
  const tree = { size, root: await treeRoot(nodeSource(db), size) }
  const forks = await Promise.all(known.map((state) => isFork(db, state, tree)))
  if (!unseen && !forks.includes(true)) return null
  return {
    restore: unseen && { madeAt: unseen.madeAt, restoredAt: unseen.restoredAt },
    size,
    knownSize: known.length > 0 ? Math.max(...known.map((state) => state.size)) : null,
    isComplete: copy !== null && !forks.includes(true),
  }
}

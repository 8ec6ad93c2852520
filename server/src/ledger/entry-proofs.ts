import { writeProofFile } from '@ledgerleaf/provenance/proof-file'
import { type Leaf, LeafRow, type Placement, proveLeaf, toLeaf } from '../log/proof-queries.ts'
import type { Reader } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'

const readLeaf = namedStatement(
  'ledger_read_leaf',
  LeafRow,
  `select entry_id, leaf_index, bytes from log_leaves
   where entry_id = (select id from ledger_entries where key = $1)`,
)

/** What the log says, or is about to say, about the entry of this key. */
export const findEntryLeaf = async (db: Reader, key: string): Promise<Leaf | null> => {
  const [row] = await readLeaf(db, [key])
  return row ? toLeaf(row) : null
}

/** That the entry of this key is in the signed log, or will be within a second. */
export const findEntryInclusion = async (db: Reader, key: string): Promise<Placement | null> => {
  const leaf = await findEntryLeaf(db, key)
  return leaf && proveLeaf(db, leaf)
}

/**
 * The text of a `.tlog-proof` file, with the leaf it is about in its `extra` line, so that one file is all a verifier
 * needs beside the key of the log. It stays true for ever: keep it with whatever it certifies.
 */
export const makeProofFile = async (
  db: Reader,
  entryKey: string,
): Promise<{ state: 'included'; text: string } | { state: 'pending' } | null> => {
  const inclusion = await findEntryInclusion(db, entryKey)
  if (!inclusion) return null
  if (inclusion.state === 'pending') return { state: 'pending' }
  const { index, proof, checkpoint, leaf } = inclusion
  return { state: 'included', text: writeProofFile({ index, proof: [...proof], checkpoint, extra: leaf }) }
}

import { writeProofFile } from '@ledgerleaf/provenance/proof-file'
import { inclusionProof } from '@ledgerleaf/provenance/prove'
import type { Reader } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'
import { findCheckpoint } from './checkpoint-queries.ts'
import { nodeSource } from './node-source.ts'

/** An entry by its id or by its key; an act by its id. */
export type EntryName = { entryId: string } | { key: string }

export type Leaf = {
  entryId: string
  /** Null until the entry has its place in the log. */
  index: number | null
  bytes: Uint8Array
}

const readLeaf = namedStatement<{ entry_id: string; leaf_index: number | null; bytes: Buffer }>(
  'log_read_leaf',
  `select entry_id, leaf_index, bytes from log_leaves
   where entry_id = coalesce($1::uuid, (select id from ledger_entries where key = $2))`,
)

/** What the log says, or is about to say, about an entry. */
export const findLeaf = async (db: Reader, name: EntryName): Promise<Leaf | null> => {
  const by = 'key' in name ? [null, name.key] : [name.entryId, null]
  const [row] = await readLeaf(db, by)
  if (!row) return null
  return { entryId: row.entry_id, index: row.leaf_index, bytes: new Uint8Array(row.bytes) }
}

export type Inclusion = {
  state: 'included'
  leaf: Uint8Array
  index: number
  size: number
  root: Uint8Array
  proof: readonly Uint8Array[]
  /** The signed note the proof leads to. */
  checkpoint: string
}

/** That an entry is in the signed log. Within a second of its commit it is; until then it is pending. */
export const findInclusion = async (
  db: Reader,
  name: EntryName,
): Promise<Inclusion | { state: 'pending'; leaf: Uint8Array } | null> => {
  const leaf = await findLeaf(db, name)
  if (!leaf) return null
  const signed = await findCheckpoint(db)
  if (leaf.index === null || !signed || leaf.index >= signed.size)
    return { state: 'pending', leaf: leaf.bytes }
  const { index } = leaf
  const { size, root, note } = signed
  const proof = await inclusionProof(nodeSource(db), index, size)
  return { state: 'included', leaf: leaf.bytes, index, size, root, proof, checkpoint: note }
}

/**
 * The text of a `.tlog-proof` file, with the leaf it is about in its `extra` line, so that one file is all a verifier
 * needs beside the key of the log. It stays true for ever: keep it with whatever it certifies.
 */
export const makeProofFile = async (
  db: Reader,
  entryKey: string,
): Promise<{ state: 'included'; text: string } | { state: 'pending' } | null> => {
  const inclusion = await findInclusion(db, { key: entryKey })
  if (!inclusion) return null
  if (inclusion.state === 'pending') return { state: 'pending' }
  const { index, proof, checkpoint, leaf } = inclusion
  return { state: 'included', text: writeProofFile({ index, proof: [...proof], checkpoint, extra: leaf }) }
}

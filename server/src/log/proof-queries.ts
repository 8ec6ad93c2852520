import { inclusionProof } from '@ledgerleaf/provenance/prove'
import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { Bytes, namedStatement } from '../platform/named-statement.ts'
import { nodeSource } from './node-source.ts'
import { findProvingCheckpoint } from './witness-queries.ts'

export type Leaf = {
  entryId: string
  /** Null until the entry has its place in the log. */
  index: number | null
  bytes: Uint8Array
}

export const LeafRow = z.object({ entry_id: z.string(), leaf_index: z.nullable(z.number()), bytes: Bytes })

const readLeaf = namedStatement(
  'log_read_leaf',
  LeafRow,
  'select entry_id, leaf_index, bytes from log_leaves where entry_id = $1',
)

export const toLeaf = ({ entry_id, leaf_index, bytes }: z.infer<typeof LeafRow>): Leaf => ({
  entryId: entry_id,
  index: leaf_index,
  bytes: new Uint8Array(bytes),
})

/** What the log says, or is about to say, about whatever has this id: an entry or an act. */
const findLeaf = async (db: Reader, id: string): Promise<Leaf | null> => {
  const [row] = await readLeaf(db, [id])
  return row ? toLeaf(row) : null
}

export type Inclusion = {
  state: 'included'
  leaf: Uint8Array
  index: number
  size: number
  root: Uint8Array
  proof: readonly Uint8Array[]
  /** The signed note the proof leads to, with the signatures of witnesses. */
  checkpoint: string
}

export type Placement = Inclusion | { state: 'pending'; leaf: Uint8Array }

/** That a leaf is in the signed log. Within a second of its commit it is; until then it is pending. */
export const proveLeaf = async (db: Reader, leaf: Leaf): Promise<Placement> => {
  const { index } = leaf
  const signed = index === null ? null : await findProvingCheckpoint(db, index)
  if (index === null || !signed || index >= signed.size) return { state: 'pending', leaf: leaf.bytes }
  const { size, root, note } = signed
  const proof = await inclusionProof(nodeSource(db), index, size)
  return { state: 'included', leaf: leaf.bytes, index, size, root, proof, checkpoint: note }
}

export const findInclusion = async (db: Reader, id: string): Promise<Placement | null> => {
  const leaf = await findLeaf(db, id)
  return leaf && proveLeaf(db, leaf)
}

import { joinEntries } from '@ledgerleaf/provenance/entry-bundle'
import type { TileName } from '@ledgerleaf/provenance/tile-path'
import { joinTile } from '@ledgerleaf/provenance/tile-source'
import { tileWidth, widthOf } from '@ledgerleaf/provenance/tiles'
import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { Bytes, namedStatement } from '../platform/named-statement.ts'
import { findCheckpoint } from './checkpoint-queries.ts'

const readHashes = namedStatement(
  'log_read_hashes',
  z.object({ bytes: Bytes }),
  `select hash as bytes from log_nodes where level = $1 and node_index >= $2 and node_index < $3 order by node_index`,
)
const readEntries = namedStatement(
  'log_read_entries',
  z.object({ bytes: Bytes }),
  'select bytes from log_leaves where leaf_index >= $1 and leaf_index < $2 order by leaf_index',
)

const levelsPerTile = 8

/** The bytes of a tile of the signed log, or of the entries below one; none if the log is not that large. */
export const findTile = async (db: Reader, { level, index, width }: TileName): Promise<Uint8Array | null> => {
  const signed = await findCheckpoint(db)
  const tileLevel = level === 'entries' ? 0 : level
  if (!signed || width > widthOf(tileLevel, index, signed.size)) return null
  const begin = index * tileWidth
  const end = begin + width
  const rows =
    level === 'entries'
      ? await readEntries(db, [begin, end])
      : await readHashes(db, [tileLevel * levelsPerTile, begin, end])
  // Signed for and not there: somebody took it away. A shorter tile would be a lie.
  if (rows.length !== width) throw new Error(`the log lacks ${width - rows.length} of tile ${level}/${index}`)
  const parts = rows.map(({ bytes }) => new Uint8Array(bytes))
  return level === 'entries' ? joinEntries(parts) : joinTile(parts)
}

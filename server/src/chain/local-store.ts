import type { RpcReceipt } from '@ledgerleaf/chain/local/rpc-shapes'
import type { Extension, LocalStore, StoredBlock } from '@ledgerleaf/chain/local/store'
import { toHex } from 'viem'
import * as z from 'zod/mini'
import type { Db, Tx } from '../platform/db.ts'
import { Bytes, namedStatement } from '../platform/named-statement.ts'
import { inTransaction } from '../platform/transaction.ts'

const lockKey = 7_261_127

const Block = z.object({
  number: z.number(),
  hash: Bytes,
  state_root: Bytes,
  header: Bytes,
  block: z.custom<StoredBlock['block']>(),
  receipts: z.custom<StoredBlock['receipts']>(),
})
const columns = 'number, hash, state_root, header, block, receipts'

const findLatest = namedStatement(
  'chain_local_latest',
  Block,
  `select ${columns} from chain_local_blocks order by number desc limit 1`,
)
const findByNumber = namedStatement(
  'chain_local_by_number',
  Block,
  `select ${columns} from chain_local_blocks where number = $1`,
)
const findByHash = namedStatement(
  'chain_local_by_hash',
  Block,
  `select ${columns} from chain_local_blocks where hash = $1`,
)
const findOfTransaction = namedStatement(
  'chain_local_of_transaction',
  Block,
  `select ${columns} from chain_local_blocks
   where number = (select block_number from chain_local_transactions where hash = $1)`,
)
const findReceipts = namedStatement(
  'chain_local_receipts',
  z.object({ receipts: z.custom<RpcReceipt[]>() }),
  'select receipts from chain_local_blocks where number between $1 and $2 order by number',
)
const findNode = namedStatement(
  'chain_local_node',
  z.object({ bytes: Bytes }),
  'select bytes from chain_local_nodes where key = $1',
)

// Given back with the transaction, whatever ends it.
const lock = namedStatement('chain_local_lock', z.unknown(), `select pg_advisory_xact_lock(${lockKey})`)
const findHead = namedStatement(
  'chain_local_head',
  z.object({ hash: Bytes }),
  'select hash from chain_local_blocks order by number desc limit 1',
)
const addNodes = namedStatement(
  'chain_local_add_nodes',
  z.never(),
  `insert into chain_local_nodes (key, bytes)
   select * from unnest($1::bytea[], $2::bytea[]) on conflict do nothing`,
)
const addBlock = namedStatement(
  'chain_local_add_block',
  z.never(),
  `with added as (
     insert into chain_local_blocks (${columns}) values ($1, $2, $3, $4, $5, $6)
   )
   insert into chain_local_transactions (hash, block_number) select hash, $1 from unnest($7::bytea[]) as hash`,
)
const removeAfter = namedStatement(
  'chain_local_cut',
  z.never(),
  'delete from chain_local_blocks where number > $1',
)

const bytesOf = (hex: string) => Buffer.from(hex.replace(/^0x/, ''), 'hex')

const asBlock = (row: z.infer<typeof Block> | undefined): StoredBlock | null =>
  row
    ? {
        number: row.number,
        hash: toHex(row.hash),
        stateRoot: toHex(row.state_root),
        header: toHex(row.header),
        block: row.block,
        receipts: row.receipts,
      }
    : null

const write = async (tx: Tx, { block, nodes }: Extension): Promise<void> => {
  await addNodes(tx, [[...nodes.keys()].map(bytesOf), [...nodes.values()].map((bytes) => Buffer.from(bytes))])
  await addBlock(tx, [
    block.number,
    bytesOf(block.hash),
    bytesOf(block.stateRoot),
    bytesOf(block.header),
    JSON.stringify(block.block),
    JSON.stringify(block.receipts),
    block.receipts.map(({ transactionHash }) => bytesOf(transactionHash)),
  ])
}

/** The local chain in the database, for any number of servers on it: they find its latest block there, and fork it never. */
export const openLocalStore = (db: Db): LocalStore => {
  const latest = async () => asBlock((await findLatest(db, []))[0])

  /** False if somebody else's block has come first: then this one follows nothing. */
  const append = (made: Extension, after: StoredBlock | null): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      await lock(tx, [])
      const [head] = await findHead(tx, [])
      if ((head ? toHex(head.hash) : null) !== (after?.hash ?? null)) return false
      await write(tx, made)
      return true
    })

  return {
    latest,
    byNumber: async (number) => asBlock((await findByNumber(db, [number]))[0]),
    byHash: async (hash) => asBlock((await findByHash(db, [bytesOf(hash)]))[0]),
    ofTransaction: async (hash) => asBlock((await findOfTransaction(db, [bytesOf(hash)]))[0]),
    receiptsBetween: async (first, last) =>
      (await findReceipts(db, [first, last])).flatMap(({ receipts }) => receipts),
    node: async (key) => {
      const [found] = await findNode(db, [bytesOf(key)])
      return found ? new Uint8Array(found.bytes) : undefined
    },
    // A block takes a while to be made, and no transaction of the database waits for that. It is kept only if the chain
    // still ends where it began, and made again otherwise.
    extend: async (work) => {
      for (;;) {
        const after = await latest()
        if (await append(await work(after), after)) return
      }
    },
    cutAfter: async (number) => {
      await inTransaction(db, async (tx) => {
        await lock(tx, [])
        await removeAfter(tx, [number])
      })
    },
  }
}

import type { RpcReceipt } from '@ledgerleaf/chain/local/rpc-shapes'
import type { Extension, ForgetfulStore, StoredBlock } from '@ledgerleaf/chain/local/store'
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
  // What is there already and written again belongs to the present round as if it were new.
  `insert into chain_local_nodes (key, bytes, round)
   select node.*, rounds.round from unnest($1::bytea[], $2::bytea[]) as node (key, bytes), chain_local_rounds rounds
   on conflict (key) do update set round = excluded.round where chain_local_nodes.round < excluded.round`,
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

const findRound = namedStatement(
  'chain_local_round',
  z.object({
    round: z.number(),
    fromBlock: z.nullable(z.number()),
    isMarked: z.boolean(),
    keptFrom: z.number(),
  }),
  `select round, from_block as "fromBlock", is_marked as "isMarked", kept_from as "keptFrom" from chain_local_rounds`,
)
const beginRound = namedStatement(
  'chain_local_begin_round',
  z.never(),
  `update chain_local_rounds set round = round + 1, from_block = (select max(number) from chain_local_blocks)
   where from_block is null`,
)
const markNodes = namedStatement(
  'chain_local_mark',
  z.never(),
  'update chain_local_nodes set round = $1 where key = any($2::bytea[]) and round < $1',
)
const findNodes = namedStatement(
  'chain_local_nodes_of',
  z.object({ key: Bytes, bytes: Bytes }),
  'select key, bytes from chain_local_nodes where key = any($1::bytea[])',
)
const endMarking = namedStatement(
  'chain_local_end_marking',
  z.never(),
  'update chain_local_rounds set is_marked = true, kept_from = from_block where round = $1 and from_block is not null',
)
const sweepNodes = namedStatement(
  'chain_local_sweep',
  z.object({ removed: z.number() }),
  // Only by a round that is marked, and what another writes again meanwhile is looked at again before it goes.
  `with removed as (
     delete from chain_local_nodes where round < $1 and key = any (array(
       select key from chain_local_nodes where round < $1
         and exists (select from chain_local_rounds where round = $1 and is_marked) limit $2
     )) returning 1
   )
   select count(*) as removed from removed`,
)
const endRound = namedStatement(
  'chain_local_end_round',
  z.never(),
  'update chain_local_rounds set from_block = null, is_marked = false where round = $1 and is_marked',
)
// A round that began at a block that is gone begins again at the one before.
const moveRound = namedStatement(
  'chain_local_move_round',
  z.never(),
  `update chain_local_rounds set round = round + 1, from_block = $1 where from_block > $1 and not is_marked`,
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
export const openLocalStore = (db: Db): ForgetfulStore => {
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
    keptFrom: async () => (await findRound(db, []))[0]?.keptFrom ?? 0,
    round: async () => {
      const [found] = await findRound(db, [])
      if (!found) throw new Error('the local chain has no round')
      const { round, fromBlock, isMarked } = found
      return { round, fromBlock, isMarked }
    },
    beginRound: () =>
      inTransaction(db, async (tx) => {
        // Whoever keeps a block at this moment marks what is in it by the one round or by the other.
        await lock(tx, [])
        await beginRound(tx, [])
      }),
    mark: async (round, keys) => {
      const wanted = keys.map(bytesOf)
      await markNodes(db, [round, wanted])
      const found = await findNodes(db, [wanted])
      return new Map(found.map(({ key, bytes }) => [key.toString('hex'), new Uint8Array(bytes)]))
    },
    endMarking: async (round) => void (await endMarking(db, [round])),
    sweep: async (round, most) => (await sweepNodes(db, [round, most]))[0]?.removed ?? 0,
    endRound: async (round) => void (await endRound(db, [round])),
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
        await moveRound(tx, [number])
      })
    },
  }
}

import path from 'node:path'
import type { Pool } from 'pg'
import { createWalletClient, custom, parseEther, publicActions } from 'viem'
import { creditsAbi, creditsBytecode } from '../../chain/src/artefact.ts'
import { holderAddress } from '../../chain/src/holder.ts'
import { openForgetting } from '../../chain/src/local/forget.ts'
import { openLocalChain } from '../../chain/src/local/open-local-chain.ts'
import { mirror } from '../../chain/testing/test-chain.ts'
import { entry, issue, type Move, move, seller } from '../../chain/testing/test-credits.ts'
import { openLocalStore } from '../../server/src/chain/local-store.ts'
import { openDatabase } from '../../server/src/platform/db.ts'
import { launchPostgres } from '../../server/src/platform/embedded-postgres/launch-postgres.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { migrate } from '../../server/src/platform/migrate.ts'
import type { Table } from './results-page.ts'
import { makeDataDir } from './server-process.ts'

// As the mirror sends them: twenty entries of the log in a block, a sale being one that holds and one that settles.
const blocks = 30
const entriesAtOnce = 20

const sale = (index: number): Move[] => {
  const order = holderAddress(`credits/held/${index}`)
  return [
    move(seller, order, 10n, { toHeld: true }),
    move(order, holderAddress(`credits/owned/${index}`), 10n, { fromHeld: true }),
  ]
}

const growChain = async (store: ReturnType<typeof openLocalStore>): Promise<number> => {
  const alloc = new Map([[mirror.address, parseEther('9000')]])
  const local = await openLocalChain({ store, chainId: 31_337, alloc, now: () => new Date() })
  const wallet = createWalletClient({
    account: mirror,
    transport: custom(local),
    pollingInterval: 5,
  }).extend(publicActions)
  const by = { chain: null, abi: creditsAbi, gas: 16_000_000n } as const
  const { address: own } = mirror
  const args = [own, own, own, 0, 'https://bench.example/'] as const
  const deployed = await wallet.deployContract({ ...by, bytecode: creditsBytecode, args })
  const { contractAddress: address } = await wallet.getTransactionReceipt({ hash: deployed })
  if (!address) throw new Error('nothing was deployed')
  const moves = [
    issue(1_000_000n),
    ...Array.from({ length: (blocks * entriesAtOnce) / 2 }, (_, at) => sale(at)).flat(),
  ]
  for (let from = 0; from < moves.length; from += entriesAtOnce) {
    const page = moves.slice(from, from + entriesAtOnce)
    const entries = page.map((each, at) => entry(BigInt(from + at), [each]))
    const hash = await wallet.writeContract({
      ...by,
      address,
      functionName: 'record',
      args: [BigInt(from), entries],
    })
    const { status } = await wallet.getTransactionReceipt({ hash })
    if (status !== 'success') throw new Error('the contract refused a sale')
  }
  return moves.length
}

const sizeOf = async (pool: Pool, ...tables: string[]): Promise<number> => {
  let bytes = 0
  for (const table of tables) {
    await pool.query(`vacuum full ${table}`)
    const { rows } = await pool.query(`select pg_total_relation_size('${table}')::int as bytes`)
    bytes += rows[0].bytes
  }
  return bytes
}

/** What an entry of the log takes of the database on the local chain, before old states are removed and after. */
export const measureChainGrowth = async (): Promise<Table> => {
  const { dir, remove } = makeDataDir()
  const postgres = await launchPostgres(path.join(dir, 'postgres'))
  const { pool, db, close } = openDatabase(postgres.url, openLog('error'), 4)
  try {
    await migrate(pool)
    const store = openLocalStore(db)
    const leaves = await growChain(store)
    const before = await sizeOf(pool, 'chain_local_nodes')
    const history = await sizeOf(pool, 'chain_local_blocks', 'chain_local_transactions')
    const begunAt = performance.now()
    const now = () => new Date(Date.now() + 2000)
    const { step } = openForgetting({ store, keepMs: 0, keepBlocks: 0, atOnce: 1000, now })
    // The first step begins a round at the latest block.
    await step()
    while (await step());
    const seconds = (performance.now() - begunAt) / 1000
    const after = await sizeOf(pool, 'chain_local_nodes')
    const each = (bytes: number) => Math.round(bytes / leaves).toLocaleString('en-US')
    return {
      title: 'Growth of the local chain',
      note: `By \`npm run bench -- chain-growth\`. ${leaves.toLocaleString('en-US')} entries of the log, nearly all of them sales to new buyers, ${entriesAtOnce} in a block as the mirror sends them; sizes of the tables with their indexes, packed. The server keeps the states of the last thousand blocks and of the last hour, and what came before goes.`,
      head: ['', 'bytes for each entry'],
      rows: [
        ['every state, as if none were removed', each(before)],
        ['the latest state alone', each(after)],
        ['ratio', (after / before).toFixed(3)],
        ['blocks, transactions and receipts, which stay', each(history)],
        ['removing the old states took', `${seconds.toFixed(1)} s`],
      ],
    }
  } finally {
    await close()
    await postgres.stop()
    remove()
  }
}

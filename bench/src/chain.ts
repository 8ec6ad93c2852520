import process from 'node:process'
import { acts, creditsAbi, mostAtOnce } from '../../chain/src/artefact.ts'
import { holderAddress, vaultAddress } from '../../chain/src/holder.ts'
import { admin, mirror, openTestChain, pauser, stranger, wallet } from '../../chain/testing/test-chain.ts'
import {
  batch,
  buyer,
  entry,
  issue,
  type Move,
  move,
  openCredits,
  order,
  retire,
  seller,
  withdraw,
} from '../../chain/testing/test-credits.ts'
import type { Table } from './results-page.ts'

const certificate = `0x${'c1'.repeat(32)}` as const
const number = (value: bigint) => value.toLocaleString('en-US')

const openMeasured = async () => {
  const chain = await openTestChain()
  const credits = openCredits(chain, await chain.deployCredits())
  let next = 0n
  const record = async (moves: Move[]) => {
    const { receipt } = await credits.record(next, [entry(next, moves)])
    next += 1n
    return receipt.gasUsed
  }
  return { chain, credits, record }
}
type Measured = Awaited<ReturnType<typeof openMeasured>>

/** What each act costs by itself, in the order in which they happen to a batch. */
const measureActs = async ({ chain, credits, record }: Measured): Promise<[string, bigint][]> => {
  const gasOf: (...change: Parameters<typeof credits.change>) => Promise<bigint> = async (...change) =>
    (await credits.change(...change)).receipt.gasUsed
  const { timestamp } = await chain.client.getBlock()
  const deadline = timestamp + 3600n
  const rows: [string, bigint][] = [
    ['issue a new batch', await record([issue(1_000_000n)])],
    ['hold for a new order', await record([move(seller, order, 100n, { toHeld: true })])],
    ['settle to a new buyer', await record([move(order, buyer, 100n, { fromHeld: true })])],
    ['move to a holder who has some', await record([move(seller, buyer, 100n)])],
    ['retire a part', await record([retire(buyer, 10n, certificate)])],
    ['cancel a part', await record([{ ...retire(seller, 10n, `0x${'0'.repeat(64)}`), act: acts.cancel }])],
    ['allow withdrawal of a batch', await gasOf(mirror, 'allowWithdrawal', [batch, true])],
    ['withdraw to a new wallet', await record([withdraw(buyer, wallet.address, 50n)])],
    ['bring back, by the wallet', await gasOf(wallet, 'bringBack', [batch, 5n])],
  ]
  const signature = await wallet.signTypedData({
    domain: {
      name: 'Ledgerleaf credits',
      version: '1',
      chainId: await chain.client.getChainId(),
      verifyingContract: credits.address,
    },
    types: {
      BringBack: ['address wallet', 'uint256 id', 'uint256 amount', 'uint256 nonce', 'uint256 deadline'].map(
        (field) => {
          const [type = '', name = ''] = field.split(' ')
          return { type, name }
        },
      ),
    },
    primaryType: 'BringBack',
    message: { wallet: wallet.address, id: batch, amount: 5n, nonce: 0n, deadline },
  })
  return [
    ...rows,
    [
      'bring back, relayed by a signature',
      await gasOf(stranger, 'bringBackFor', [wallet.address, batch, 5n, deadline, signature]),
    ],
    ['from the vault to a holder', await record([move(vaultAddress, buyer, 10n)])],
    ['anchor a state of the log', await gasOf(mirror, 'anchor', [1000n, certificate])],
    ['stop everything', await gasOf(pauser, 'pause', [])],
    ['go on', await gasOf(admin, 'unpause', [])],
  ]
}

/** Sales of one batch to new buyers, as many as a call holds: held for an order, and settled. */
const sales = (round: number): Move[] =>
  Array.from({ length: mostAtOnce / 2 }, (_, place) => {
    const sold = holderAddress(`credits/held/${round}-${place}`)
    return [
      move(seller, sold, 10n, { toHeld: true }),
      move(sold, holderAddress(`credits/owned/${round}-${place}`), 10n, { fromHeld: true }),
    ]
  }).flat()

/** Gas of each act of the contract, and how long the local chain takes over a full call. */
export const measureChain = async (): Promise<Table> => {
  const measured = await openMeasured()
  const rows = await measureActs(measured)
  const times: number[] = []
  let gas = 0n
  for (const round of [0, 1, 2, 3, 4]) {
    const begun = process.cpuUsage()
    gas = await measured.record(sales(round))
    const { user, system } = process.cpuUsage(begun)
    times.push((user + system) / 1e6)
  }
  const median = times.sort((one, other) => one - other)[2] ?? 0
  const size =
    ((await measured.chain.client.getCode({ address: measured.credits.address })) ?? '0x').length / 2 - 1
  return {
    title: 'Gas of each act on the chain',
    note: `Each in a transaction of its own on the local chain (Cancun), which counts as Ethereum does; the contract has ${size.toLocaleString('en-US')} bytes of the 24,576 allowed and ${creditsAbi.length} entries in its ABI. A full call is ${mostAtOnce / 2} sales to new buyers, held and settled: ${mostAtOnce} moves.`,
    head: ['Act', 'Gas'],
    rows: [
      ...rows.map(([act, used]) => [act, number(used)]),
      [`a full call, ${mostAtOnce} moves`, number(gas)],
      ['of it for each move', number(gas / BigInt(mostAtOnce))],
      [
        'a full call, sent and mined by the local chain',
        `${median.toFixed(2)} s of processor time (median of 5)`,
      ],
    ],
  }
}

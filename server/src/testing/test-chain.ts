import process from 'node:process'
import { memoryStore } from '@ledgerleaf/chain/local/memory-store'
import { openLocalChain } from '@ledgerleaf/chain/local/open-local-chain'
import pino from 'pino'
import { deployContract } from '../chain/deploy-contract.ts'
import { keepDeployment } from '../chain/deployment.ts'
import type { FindWallets } from '../chain/gather-entries.ts'
import type { Hex } from '../chain/hex.ts'
import { localFundsWei, localKey } from '../chain/local-account.ts'
import type { MirrorPace, MirrorParts } from '../chain/mirror-parts.ts'
import { openNode } from '../chain/node.ts'
import { type ChainProvider, httpProvider } from '../chain/provider.ts'
import { openSigner, type Signer } from '../chain/sign-transaction.ts'
import { localChainId } from '../platform/chain-config.ts'
import type { Db } from '../platform/db.ts'
import { inTransaction } from '../platform/transaction.ts'

/** The first account of hardhat's and anvil's nodes, which everybody knows; another by CHAIN_KEY. */
const knownKey: Hex = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

/** Their second account: it has coins, and no role. */
export const otherKey: Hex = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'

/** A chain for tests: in memory, or the node at CHAIN_RPC_URL, which has to know `evm_snapshot` and `evm_revert`. */
export const testProvider = async (): Promise<{ provider: ChainProvider; key: Hex }> => {
  const url = process.env.CHAIN_RPC_URL
  if (url) return { provider: httpProvider(url), key: (process.env.CHAIN_KEY as Hex) ?? knownKey }
  const provider = await openLocalChain({
    store: memoryStore(),
    chainId: localChainId,
    alloc: new Map([localKey, otherKey].map((key) => [openSigner(key).account, localFundsWei])),
    now: () => new Date(),
  })
  return { provider, key: localKey }
}

export const patient: MirrorPace = {
  confirmations: 1,
  movesAtOnce: 20,
  stuckMs: 60_000,
  settleMs: 0,
  anchorMs: 0,
}

export type TestChain = {
  /** What nothing goes wrong on. */
  provider: ChainProvider
  parts: MirrorParts
  /** The same mirror behind another way to the chain, as after a restart. */
  partsThrough: (provider: ChainProvider, pace?: Partial<MirrorPace>) => MirrorParts
  /** The same mirror with another key. */
  partsBy: (key: Hex) => MirrorParts
}

const nobodysWallets: FindWallets = async () => new Map()

/** A contract of its own on the chain, and all a mirror needs for it. */
export const testChain = async (
  db: Db,
  {
    findWallets = nobodysWallets,
    now = () => new Date(),
  }: Partial<Pick<MirrorParts, 'findWallets' | 'now'>> = {},
): Promise<TestChain> => {
  const { provider, key } = await testProvider()
  const signer = openSigner(key)
  const chainId = Number((await provider.request({ method: 'eth_chainId' })) as Hex)
  const wanted = { chainId, signer, base: 'https://test.example/', delaySeconds: 0 }
  const { contract, block } = await deployContract(provider, wanted)
  const deployment = { chainId, contract, account: signer.account }
  await inTransaction(db, (tx) => keepDeployment(tx, deployment, block, new Date()))
  const partsOf = (through: ChainProvider, by: Signer, pace: Partial<MirrorPace>): MirrorParts => ({
    ...{ db, signer: by, findWallets, now },
    deployment: { ...deployment, account: by.account },
    node: openNode(through, contract, by.account),
    pace: { ...patient, ...pace },
    log: pino({ level: 'silent' }),
  })
  const partsThrough: TestChain['partsThrough'] = (through, pace = {}) => partsOf(through, signer, pace)
  const partsBy: TestChain['partsBy'] = (another) => partsOf(provider, openSigner(another), {})
  return { provider, parts: partsThrough(provider), partsThrough, partsBy }
}

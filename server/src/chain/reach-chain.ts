import { desc, eq } from 'drizzle-orm'
import type { ChainConfig } from '../platform/config.ts'
import type { Db, Reader } from '../platform/db.ts'
import { StartError } from '../platform/start-error.ts'
import { inTransaction } from '../platform/transaction.ts'
import { chainMirrors } from './chain.tables.ts'
import { deployContract, firstContractOf, hasCode } from './deploy-contract.ts'
import { type Deployment, keepDeployment } from './deployment.ts'
import type { Hex } from './hex.ts'
import { learnDeployment } from './learn-deployment.ts'
import { localKey } from './local-account.ts'
import { type ChainNode, openNode } from './node.ts'
import { type ChainProvider, ChainTrouble } from './provider.ts'
import { readKeystore } from './read-keystore.ts'
import { openSigner, type Signer } from './sign-transaction.ts'

/** Who signs for us on the configured chain. */
export const signerOf = ({ kind, key, keystore }: ChainConfig): Signer => {
  if (kind === 'local') return openSigner(localKey)
  if (keystore) return openSigner(readKeystore(keystore.file, keystore.password))
  if (key) return openSigner(key as Hex)
  throw new StartError('CHAIN_KEY: is required to record on a chain, or CHAIN_KEYSTORE')
}

export const askChainId = async ({ request }: ChainProvider, expected: number | null): Promise<number> => {
  const chainId = Number((await request({ method: 'eth_chainId' })) as Hex)
  if (expected !== null && chainId !== expected)
    throw new ChainTrouble(`the node is of chain ${chainId}, and CHAIN_ID says ${expected}`)
  return chainId
}

/** Where tokens are described. */
export const tokenBase = (publicUrl: string): string => `${publicUrl}/api/chain/tokens/`

/** The contract that was deployed last, whoever signs now: another key may have been given its role. */
export const findNewest = async (db: Reader, chainId: number): Promise<Hex | null> => {
  const [newest] = await db
    .select({ contract: chainMirrors.contract })
    .from(chainMirrors)
    .where(eq(chainMirrors.chainId, chainId))
    .orderBy(desc(chainMirrors.begunAt))
    .limit(1)
  return newest?.contract ?? null
}

type Found = { contract: Hex; begunBlock: number | null }

/** The local chain gets its contract by itself, as the first thing that happens on it; a twin that is quicker made the same. */
const findLocal = async (
  provider: ChainProvider,
  { chainId, signer, publicUrl }: { chainId: number; signer: Signer; publicUrl: string },
): Promise<Found> => {
  const contract = firstContractOf(signer.account)
  if (!(await hasCode(provider, contract)))
    await deployContract(provider, { chainId, signer, base: tokenBase(publicUrl), delaySeconds: 0 }).catch(
      async (error: unknown) => {
        if (!(await hasCode(provider, contract))) throw error
      },
    )
  return { contract, begunBlock: 0 }
}

export type ReachedChain = { deployment: Deployment; node: ChainNode; signer: Signer }

/** Finds the contract of this ledger on its chain, and makes sure that it is one. */
export const reachChain = async (
  db: Db,
  provider: ChainProvider,
  config: ChainConfig,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<ReachedChain> => {
  const signer = signerOf(config)
  const { account } = signer
  const chainId = await askChainId(provider, config.chainId)
  const find = async (): Promise<Found> => {
    if (config.kind === 'local') return findLocal(provider, { chainId, signer, publicUrl })
    const contract = (config.contract as Hex | null) ?? (await findNewest(db, chainId))
    if (contract === null)
      throw new ChainTrouble(
        'there is no contract yet: run "npm run admin -- chain deploy", or set CHAIN_CONTRACT',
      )
    if (!(await hasCode(provider, contract))) throw new ChainTrouble(`there is no contract at ${contract}`)
    return { contract, begunBlock: null }
  }
  const { contract, begunBlock } = await find()
  const deployment = { chainId, contract, account }
  await inTransaction(db, (tx) => keepDeployment(tx, deployment, begunBlock, now))
  // What it cost is for those who look: a node that does not tell it keeps nobody from going on.
  await learnDeployment(db, provider, deployment).catch(() => {})
  return { deployment, node: openNode(provider, contract, account), signer }
}

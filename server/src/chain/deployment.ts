import { and, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../platform/db.ts'
import { chainMirrors, type chainTransactions, type chainVerifications } from './chain.tables.ts'
import type { Hex } from './hex.ts'

/** A contract on a chain, and the account of ours that may record there. Addresses in lower case. */
export type Deployment = { chainId: number; contract: Hex; account: Hex }

export const ofDeployment = (
  table: typeof chainMirrors | typeof chainTransactions | typeof chainVerifications,
  { chainId, contract }: Pick<Deployment, 'chainId' | 'contract'>,
): SQL | undefined => and(eq(table.chainId, chainId), eq(table.contract, contract))

/** Known from the first time it is used; later only the account may be another. */
export const keepDeployment = async (
  tx: Tx,
  { chainId, contract, account }: Deployment,
  begunBlock: number | null,
  now: Date,
): Promise<void> => {
  await tx
    .insert(chainMirrors)
    .values({ chainId, contract, signer: account, begunAt: now, begunBlock })
    .onConflictDoUpdate({ target: [chainMirrors.chainId, chainMirrors.contract], set: { signer: account } })
}

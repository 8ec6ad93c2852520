import { randomBytes } from 'node:crypto'
import type { ProveWallet, Wallet, WalletChallenge } from '@ledgerleaf/contract/wallets'
import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { checkSignature } from './check-signature.ts'
import { postBroughtBack } from './post-brought-back.ts'
import { proofData, type SignedFor } from './typed-data.ts'
import { walletChallenges, wallets } from './wallets.tables.ts'

const validMs = 10 * 60 * 1000
/** Where credits lie on the chain: the contract takes no such address for a wallet, and nobody should have its key. */
const holderMark = '0x1ed9e71eaf'

type Hex = `0x${string}`

const refuseTaken = async (tx: Tx, address: Hex, personId: string): Promise<void> => {
  const [known] = await tx
    .select({ personId: wallets.personId })
    .from(wallets)
    .where(eq(wallets.address, address))
  if (known && known.personId !== personId) throw new DomainError('wallet_taken', { field: 'address' })
}

/** Asks a wallet to sign that its key is this person's. Once, for ten minutes, and for this site alone. */
export const challengeWallet = async (
  tx: Tx,
  personId: string,
  typedAddress: string,
  { site, ...signedFor }: SignedFor & { site: string },
  now: Date,
): Promise<WalletChallenge> => {
  const address = typedAddress.toLowerCase() as Hex
  if (address.startsWith(holderMark) || /^0x0{40}$/.test(address))
    throw new DomainError('invalid_input', { field: 'address', message: 'This is no address of a wallet' })
  await refuseTaken(tx, address, personId)
  const nonce = `0x${randomBytes(32).toString('hex')}`
  const expiresAt = new Date(now.getTime() + validMs)
  const id = newId(now.getTime())
  await tx.insert(walletChallenges).values({ id, personId, address, nonce, ...signedFor, expiresAt })
  const typedData = proofData(signedFor, { address, site, nonce, expiresAt })
  return { id, typedData, expiresAt: expiresAt.toISOString() }
}

/** What was asked of a wallet of this person, if it can still be answered. */
export const findChallenge = async (db: Reader, personId: string, id: string, now: Date) => {
  const [asked] = await db
    .select()
    .from(walletChallenges)
    .where(and(eq(walletChallenges.id, id), eq(walletChallenges.personId, personId)))
  if (!asked || asked.expiresAt <= now)
    throw new DomainError('link_expired', {
      message: 'This question to your wallet has been answered or is too old. Please begin again.',
    })
  return asked
}

/** Whether the wallet signed what it was asked. Slow for a transaction, so it is done before one. */
export const checkProof = async (
  db: Reader,
  personId: string,
  { challengeId, signature }: ProveWallet,
  site: string,
  now: Date,
): Promise<void> => {
  const { address, chainId, contract, nonce, expiresAt } = await findChallenge(db, personId, challengeId, now)
  await checkSignature(
    proofData({ chainId, contract }, { address, site, nonce, expiresAt }),
    address,
    signature,
  )
}

/** Links the wallet, once for its question; what it brought back before anybody had proven it is posted now. */
export const linkWallet = async (
  tx: Tx,
  personId: string,
  challengeId: string,
  now: Date,
): Promise<Wallet> => {
  const { address } = await findChallenge(tx, personId, challengeId, now)
  const used = await tx.delete(walletChallenges).where(eq(walletChallenges.id, challengeId)).returning()
  if (used.length === 0) throw new DomainError('link_expired')
  await tx
    .insert(wallets)
    .values({ id: newId(now.getTime()), personId, address, provenAt: now })
    .onConflictDoNothing()
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.address, address))
  if (wallet?.personId !== personId) throw new DomainError('wallet_taken', { field: 'address' })
  await postBroughtBack(tx, now)
  await announce(tx, { personId }, { type: 'holdings.changed' })
  return { id: wallet.id, address, provenAt: wallet.provenAt.toISOString() }
}

/** What was withdrawn to it is on the chain and stays there; what comes back from it waits until somebody proves it again. */
export const removeWallet = async (tx: Tx, personId: string, id: string): Promise<void> => {
  const gone = await tx
    .delete(wallets)
    .where(and(eq(wallets.id, id), eq(wallets.personId, personId)))
    .returning({ id: wallets.id })
  if (gone.length === 0) throw new DomainError('not_found')
  await announce(tx, { personId }, { type: 'holdings.changed' })
}

/** A wallet of this person, and of nobody else. */
export const findOwnWallet = async (db: Reader, personId: string, id: string) => {
  const [wallet] = await db
    .select()
    .from(wallets)
    .where(and(eq(wallets.id, id), eq(wallets.personId, personId)))
  if (!wallet) throw new DomainError('not_found')
  return wallet
}

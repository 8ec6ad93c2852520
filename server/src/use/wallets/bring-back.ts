import { tokenId } from '@ledgerleaf/chain/token'
import type { BringBackTerms, PrepareBringBack, SignedBringBack } from '@ledgerleaf/contract/wallets'
import { eq } from 'drizzle-orm'
import { enqueueCall, findCalls } from '../../chain/index.ts'
import { holdOrganisation } from '../../people/organisations/index.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { checkSignature } from './check-signature.ts'
import { countAct } from './count-act.ts'
import { lockOwnWallet } from './prove-wallet.ts'
import { bringBackData } from './typed-data.ts'
import type { WatchedChain } from './wallet-chain.ts'
import { bringBacks, type wallets } from './wallets.tables.ts'

type Wallet = typeof wallets.$inferSelect

// As long as the chain may be slow, and no longer than somebody remembers what they signed.
const validSeconds = 60 * 60

const aboutOf = (id: string): string => `bring_back:${id}`

/** What of a wallet was signed to come back and is in no block yet. */
export const findLeaving = async (
  db: Reader,
  address: Wallet['address'],
): Promise<{ batchId: string; quantity: number }[]> => {
  const asked = await db.select().from(bringBacks).where(eq(bringBacks.address, address))
  const calls = await findCalls(
    db,
    asked.map(({ id }) => aboutOf(id)),
  )
  const open = new Set(
    calls.filter(({ state }) => state === 'waiting' || state === 'sent').map(({ about }) => about),
  )
  return asked.filter(({ id }) => open.has(aboutOf(id)))
}

// The number in a wallet's signature is its next one on the chain: a second would be refused there.
const refuseSecond = async (db: Reader, address: Wallet['address']): Promise<void> => {
  if ((await findLeaving(db, address)).length > 0)
    throw new DomainError('request_open', {
      message: 'Tokens of this wallet are on their way back already. Please wait until they are here.',
    })
}

const refuseMissing = async (
  reached: WatchedChain,
  { address }: Wallet,
  { batchId, quantity }: PrepareBringBack,
): Promise<void> => {
  const { readBalances } = await import('./read-chain.ts')
  const has = (await readBalances(reached, address, [batchId])).get(batchId) ?? 0
  if (has < quantity)
    throw new DomainError('insufficient_credits', {
      field: 'quantity',
      message: `The wallet has ${has.toLocaleString('en-US')} of these tokens.`,
    })
}

/** What the wallet has to sign. It reads the chain, and changes nothing. */
export const writeTerms = async (
  db: Reader,
  reached: WatchedChain,
  wallet: Wallet,
  wish: PrepareBringBack,
  now: Date,
): Promise<BringBackTerms> => {
  await refuseSecond(db, wallet.address)
  await refuseMissing(reached, wallet, wish)
  const { readNonce } = await import('./read-chain.ts')
  const nonce = await readNonce(reached, wallet.address)
  const deadline = Math.floor(now.getTime() / 1000) + validSeconds
  const { batchId, quantity } = wish
  const asked = { address: wallet.address, tokenId: tokenId(batchId), quantity, nonce, deadline }
  return { typedData: bringBackData(reached, asked), deadline, nonce }
}

/** Whether the contract would take it: what it would refuse is refused here, before it costs anything. */
export const checkBringBack = async (
  reached: WatchedChain,
  wallet: Wallet,
  { batchId, quantity, deadline, nonce, signature }: SignedBringBack,
  now: Date,
): Promise<`0x${string}`> => {
  const seconds = now.getTime() / 1000
  const { readNonce, encodeBringBack } = await import('./read-chain.ts')
  const { address } = wallet
  const next = await readNonce(reached, address)
  if (deadline <= seconds || deadline > seconds + validSeconds + 60 || nonce !== next)
    throw new DomainError('link_expired', {
      message: 'This signature is too old, or has been used. Please sign once more.',
    })
  await refuseMissing(reached, wallet, { batchId, quantity })
  const asked = { address, tokenId: tokenId(batchId), quantity, nonce, deadline }
  await checkSignature(bringBackData(reached, asked), address, signature)
  return encodeBringBack({ address, batchId, quantity, deadline, signature: signature as `0x${string}` })
}

/** Hands the signature to the mirror, which sends it from its own account. The credits are back once the chain says so. */
export const bringBack = async (
  tx: Tx,
  personId: string,
  walletId: string,
  { batchId, quantity, data }: PrepareBringBack & { data: `0x${string}` },
  now: Date,
): Promise<{ id: string }> => {
  await holdOrganisation(tx, personId)
  await countAct(tx, 'bring-back', personId, now)
  const { address } = await lockOwnWallet(tx, personId, walletId)
  await refuseSecond(tx, address)
  const id = newId(now.getTime())
  await tx.insert(bringBacks).values({ id, personId, batchId, quantity, address, askedAt: now })
  await enqueueCall(tx, { about: aboutOf(id), data }, now)
  await announce(tx, { organisationId: personId }, { type: 'holdings.changed' })
  return { id }
}

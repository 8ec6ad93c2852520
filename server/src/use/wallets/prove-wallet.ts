import { randomBytes } from 'node:crypto'
import { type MemberRole, mayDo } from '@ledgerleaf/contract/member-roles'
import type { ProveWallet, WalletChallenge } from '@ledgerleaf/contract/wallets'
import { and, eq } from 'drizzle-orm'
import { findParty } from '../../people/organisations/index.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { checkSignature } from './check-signature.ts'
import { noteStep } from './note-step.ts'
import { type ProvenFor, proofData, type SignedFor } from './typed-data.ts'
import { findUnderWay } from './under-way-queries.ts'
import { walletChallenges, wallets } from './wallets.tables.ts'
import { countLeftFor } from './withdrawn-queries.ts'

const validMs = 10 * 60 * 1000
/** Where credits lie on the chain: the contract takes no such address for a wallet, and nobody should have its key. */
const holderMark = '0x1ed9e71eaf'

type Hex = `0x${string}`

/** When a question was asked: its time runs from then. */
export const askedAtOf = ({ expiresAt }: { expiresAt: Date }): Date => new Date(expiresAt.getTime() - validMs)

/** What a signature names of the account it is for: the organisation, and whom mails to it go to. */
const provenFor = async (db: Reader, personId: string): Promise<ProvenFor> => {
  const party = await findParty(db, personId)
  if (!party) throw new DomainError('not_signed_in')
  const { id: accountId, company, email } = party
  return { accountId, account: company ? `${company} (${email})` : email }
}

/**
 * Asks a wallet to sign that its key is this person's. Once, for ten minutes, and for this site alone. Whether another
 * account has it is not told here: that is for whoever has shown to have its key.
 */
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
  const nonce = `0x${randomBytes(32).toString('hex')}`
  const expiresAt = new Date(now.getTime() + validMs)
  const id = newId(now.getTime())
  await tx.insert(walletChallenges).values({ id, personId, address, nonce, ...signedFor, expiresAt })
  const named = await provenFor(tx, personId)
  const typedData = proofData(signedFor, { ...named, address, site, nonce, expiresAt })
  return { id, typedData, expiresAt: expiresAt.toISOString() }
}

const ownWallet = (db: Reader, personId: string, id: string) =>
  db
    .select()
    .from(wallets)
    .where(and(eq(wallets.id, id), eq(wallets.personId, personId)))

/** A wallet of this person, and of nobody else. */
export const findOwnWallet = async (db: Reader, personId: string, id: string) => {
  const [wallet] = await ownWallet(db, personId, id)
  if (!wallet) throw new DomainError('not_found')
  return wallet
}

/** The same, for whoever sends something on its way or takes the wallet off: one after the other. */
export const lockOwnWallet = async (tx: Tx, personId: string, id: string) => {
  const [wallet] = await ownWallet(tx, personId, id).for('update')
  if (!wallet) throw new DomainError('not_found')
  return wallet
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
  { challengeId, signature }: Pick<ProveWallet, 'challengeId' | 'signature'>,
  site: string,
  now: Date,
): Promise<void> => {
  const { address, chainId, contract, nonce, expiresAt } = await findChallenge(db, personId, challengeId, now)
  const named = await provenFor(db, personId)
  const asked = proofData({ chainId, contract }, { ...named, address, site, nonce, expiresAt })
  await checkSignature(asked, address, signature)
}

// What is on its way would arrive at nobody, or at whoever proves the wallet next.
const refuseUnderWay = async (tx: Tx, address: Hex): Promise<void> => {
  const { leaving, returning } = await findUnderWay(tx, address)
  if (leaving + returning === 0) return
  throw new DomainError('wallet_busy', {
    message:
      returning > 0
        ? 'Tokens of this wallet are on their way back. It can be taken off once they are in your holdings.'
        : 'Tokens are on their way to this wallet. It can be taken off once the chain has confirmed them.',
  })
}

/** With the wallet goes the claim on what left for it: that is for those who manage the organisation. */
export const refuseLettingGo = async (
  tx: Tx,
  { organisationId, memberRole }: { organisationId: string; memberRole: MemberRole },
  id: string,
): Promise<void> => {
  if (mayDo(memberRole, 'manage')) return
  const { address } = await lockOwnWallet(tx, organisationId, id)
  if ((await countLeftFor(tx, organisationId, address)) === 0) return
  throw new DomainError('not_permitted', {
    message:
      'Credits of your organisation left for this wallet. Bring them back first, or ask an owner or an admin to take it off.',
  })
}

/** What was withdrawn to it is on the chain and stays there; what comes back from it waits until somebody proves it again. */
export const removeWallet = async (tx: Tx, personId: string, id: string, now: Date): Promise<void> => {
  const { address } = await lockOwnWallet(tx, personId, id)
  await refuseUnderWay(tx, address)
  await tx.delete(wallets).where(eq(wallets.id, id))
  await noteStep(tx, personId, address, 'taken_off', now)
  await announce(tx, { organisationId: personId }, { type: 'holdings.changed' })
}

import type { Wallet } from '@ledgerleaf/contract/wallets'
import { eq, sql } from 'drizzle-orm'
import { holdOrganisations } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { mailOwner } from './mail-owner.ts'
import { noteStep } from './note-step.ts'
import { postBroughtBack } from './post-brought-back.ts'
import { askedAtOf, findChallenge } from './prove-wallet.ts'
import { findUnderWay } from './under-way-queries.ts'
import { walletLinkedElsewhereMail, walletLinkedMail } from './wallet-mails.ts'
import { walletChallenges, wallets } from './wallets.tables.ts'
import { countLeftFor } from './withdrawn-queries.ts'

type Hex = `0x${string}`
type Link = typeof wallets.$inferSelect

/** The account a wallet is linked with, if any. Both are kept from being erased before any row of theirs is locked. */
const holdBoth = async (tx: Tx, personId: string, address: Hex): Promise<string | null> => {
  const [linked] = await tx
    .select({ personId: wallets.personId })
    .from(wallets)
    .where(eq(wallets.address, address))
  const erased = await holdOrganisations(tx, [personId, ...(linked ? [linked.personId] : [])])
  if (erased.has(personId)) throw new DomainError('not_signed_in')
  return linked?.personId ?? null
}

/** The link of this address, locked: a new one, or whichever stands. Two who come at once come one after the other. */
const takeLink = async (
  tx: Tx,
  personId: string,
  address: Hex,
  now: Date,
): Promise<Link & { isNew: boolean }> => {
  const id = newId(now.getTime())
  const [link] = await tx
    .insert(wallets)
    .values({ id, personId, address, provenAt: now })
    .onConflictDoUpdate({ target: wallets.address, set: { address: sql`excluded.address` } })
    .returning()
  if (!link) throw new Error('a wallet that is neither new nor known')
  return { ...link, isNew: link.id === id }
}

/**
 * A newer proof ends the link with another account, while nothing of that account is in the wallet: a member who has the key of
 * a wallet does not own what the organisation sent there. What is on its way back was signed for the account that handed it
 * in and arrives there first.
 */
const moveLink = async (
  tx: Tx,
  link: Link,
  personId: string,
  { askedAt, heldId, now }: { askedAt: Date; heldId: string | null; now: Date },
): Promise<Link> => {
  // A signature that was put by could otherwise end a link that was made after it.
  if (askedAt <= link.provenAt || link.personId !== heldId)
    throw new DomainError('wallet_taken', { field: 'address' })
  const { returning } = await findUnderWay(tx, link.address)
  if (returning > 0)
    throw new DomainError('wallet_busy', {
      message:
        'Tokens of this wallet are on their way back to the account it is linked with. It can be linked with yours once they have arrived there.',
    })
  if ((await countLeftFor(tx, link.personId, link.address)) > 0)
    throw new DomainError('wallet_taken', {
      field: 'address',
      message:
        'This wallet is linked with another account, and credits of that account left for it. They come back there first, or an owner or admin of that account takes the wallet off.',
    })
  const moved = { id: newId(now.getTime()), personId, provenAt: now }
  await tx.update(wallets).set(moved).where(eq(wallets.id, link.id))
  return { ...link, ...moved }
}

/**
 * Links the wallet, once for its question; what it brought back before anybody had proven it is posted now. Answers whose it
 * was, where it was another's.
 */
export const linkWallet = async (
  tx: Tx,
  personId: string,
  challengeId: string,
  publicUrl: string,
  now: Date,
): Promise<{ wallet: Wallet; formerId: string | null }> => {
  const asked = await findChallenge(tx, personId, challengeId, now)
  const { address } = asked
  const heldId = await holdBoth(tx, personId, address)
  const used = await tx.delete(walletChallenges).where(eq(walletChallenges.id, challengeId)).returning()
  if (used.length === 0) throw new DomainError('link_expired')
  const found = await takeLink(tx, personId, address, now)
  const formerId = found.personId === personId ? null : found.personId
  const link =
    formerId === null
      ? found
      : await moveLink(tx, found, personId, { askedAt: askedAtOf(asked), heldId, now })
  if (formerId !== null) {
    await noteStep(tx, formerId, address, 'linked_elsewhere', now)
    await mailOwner(tx, formerId, walletLinkedElsewhereMail(publicUrl, address))
    await announce(tx, { organisationId: formerId }, { type: 'holdings.changed' })
  }
  // One that was this account's before is linked still: nothing happened to it.
  if (formerId !== null || found.isNew) {
    await noteStep(tx, personId, address, formerId === null ? 'linked' : 'linked_anew', now)
    await mailOwner(tx, personId, walletLinkedMail(publicUrl, address))
  }
  await postBroughtBack(tx, publicUrl, now)
  await announce(tx, { organisationId: personId }, { type: 'holdings.changed' })
  return { wallet: { id: link.id, address, provenAt: link.provenAt.toISOString() }, formerId }
}

import { strict as assert } from 'node:assert'
import type { MemberRole } from '@ledgerleaf/contract/member-roles'
import type { MakeQuote } from '@ledgerleaf/contract/quotes'
import { findParty } from '../../people/organisations/index.ts'
import type { BankConfig, QuoteConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { orThrow } from '../../platform/outcome.ts'
import type { OrderVat, Sender } from '../orders/index.ts'
import { startPurchase } from '../purchase/index.ts'
import { limitQuotes, lockQuotes } from './limit-quotes.ts'
import { mailBoth } from './mail-quotes.ts'
import { roleDecides } from './may-decide.ts'
import { findLink } from './quote-link.ts'
import { quoteMail } from './quote-mails.ts'
import { quotes } from './quotes.tables.ts'

export type Buyer = {
  personId: string
  keyId?: string | null
  organisationId: string
  memberRole: MemberRole
  email: string
  room: string
}
type Parts = {
  bank: BankConfig
  quotes: QuoteConfig
  feeBasisPoints: number
  vat?: OrderVat | undefined
  sender: Sender
  now: Date
}

const minutesOfDay = 24 * 60

/** What people call a quote by. */
const numberOf = (orderId: string): string => `Q-${orderId.slice(-12).toUpperCase()}`

/** Promises credits at their prices of now to a company that will pay by invoice, for as long as the quote is valid. */
export const makeQuote = async (
  tx: Tx,
  { billingEmail, poNumber, ...wish }: MakeQuote,
  { personId, keyId, organisationId, memberRole, email, room }: Buyer,
  { bank, quotes: rules, feeBasisPoints, vat, sender, now }: Parts,
): Promise<{ orderId: string }> => {
  await lockQuotes(tx, organisationId)
  const started = await startPurchase(
    tx,
    // In the sandbox no money moves, whoever is said to have paid.
    { name: bank.isSandbox ? 'sandbox' : 'bank' },
    {
      ...wish,
      buyerId: organisationId,
      buyerEmail: email,
      placedBy: personId,
      placedByKey: keyId,
      room,
      pay: 'transfer',
      vat,
      holdMinutes: rules.days * minutesOfDay,
    },
    feeBasisPoints,
    now,
  )
  if (started.kind === 'again') throw new Error('a quote that was alone was not decided')
  const order = orThrow(started)
  const { id: orderId, heldUntil } = order
  const quote = {
    orderId,
    number: numberOf(orderId),
    state: 'open' as const,
    poNumber: poNumber || null,
    billingEmail,
    madeAt: now,
    validUntil: heldUntil,
    askedBy: personId,
  }
  await tx.insert(quotes).values(quote)
  await limitQuotes(tx, { buyerId: organisationId, askedBy: personId }, rules)
  const link = await findLink(tx, orderId)
  assert(link)
  const right = roleDecides(memberRole, { retires: wish.retire !== undefined }) ? 'decide' : 'read'
  // Whoever only prepares it is not who decides: the organisation's contact hears of it too.
  const contact = right === 'read' ? await findParty(tx, organisationId) : null
  await mailBoth(tx, quote, [email, contact?.email], quoteMail({ ...quote, ...link }, order, sender, right))
  return { orderId }
}

import { writeDollars } from '@ledgerleaf/contract/currencies'
import { nameOrder } from '@ledgerleaf/contract/order-name'
import { findPersonByEmail } from '../people/identity/index.ts'
import type { Db, Reader, Tx } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'
import { isId } from '../platform/id.ts'
import { enqueue } from '../platform/outbox.ts'
import { StartError } from '../platform/start-error.ts'
import { inTransaction } from '../platform/transaction.ts'
import { findListingCalled, findListingsByToken, withdrawListing } from '../supply/listings/index.ts'
import { endCovered } from '../trade/desk/index.ts'
import { findFailedReturns, refundLines, refundOrder, returnAgain } from '../trade/orders/index.ts'
import {
  answerDisputeTask,
  findDispute,
  findOpenDispute,
  findPaymentOf,
  settleDispute,
} from '../trade/payments/index.ts'
import { recordPayout } from '../trade/payouts/index.ts'
import { findDisputeList, findOrder, findOrderCalled, findOrderList } from '../views/orders/index.ts'
import { type Command, readEmail, recordCommand } from './command.ts'
import { reconcile } from './reconcile.ts'

/** A refusal of the domain, in one line on the operator's screen. */
const inWords = async (work: () => Promise<string>): Promise<string> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof DomainError ? new StartError(error.message) : error
  }
}

/** The id of an order, by it or by the number people know it by. */
const readOrder = async (db: Reader, called: string): Promise<string> => {
  const ids = await findOrderCalled(db, called)
  if (ids.length > 1)
    throw new StartError(`${called} is the number of two orders: name the whole id. ${ids.join(', ')}`)
  if (!ids[0]) throw new StartError(`There is no order ${called}.`)
  return ids[0]
}

const listOrders = async (db: Db): Promise<string> => {
  const rows = await findOrderList(db)
  if (rows.length === 0) return 'There are no orders.'
  return rows
    .map((row) =>
      [
        nameOrder(String(row.id)),
        row.id,
        row.placed,
        `${row.status}${row.end_reason ? ` (${row.end_reason})` : ''}`,
        writeDollars(Number(row.total_cents)),
        row.credits,
        `payment ${row.payment ?? 'none'}`,
        ...(row.returning ? ['money not returned yet'] : []),
        ...(Number(row.kept_retired) > 0 ? [`${row.kept_retired} refunded credits are retired`] : []),
      ].join('  '),
    )
    .join('\n')
}

/** How the money goes back: by the provider it came through, or to those who transferred it. */
const wayBack = async (tx: Tx, orderId: string, amountCents: number): Promise<string> =>
  (await findPaymentOf(tx, orderId))?.pay === 'transfer'
    ? `${writeDollars(amountCents)} is owed back to whoever transferred it, and goes out with a run of payouts.`
    : `A running server returns ${writeDollars(amountCents)} through the payment provider.`

const refund = (db: Db, called: string, reason: string): Promise<string> =>
  inTransaction(db, async (tx) => {
    const id = await readOrder(tx, called)
    const now = new Date()
    const { amountCents, repeated } = await refundOrder(tx, id, reason || 'by an operator', now)
    if (!repeated) {
      await endCovered(tx, id, { decidedBy: null, now })
      await recordCommand(tx, { act: 'refund', subjectKind: 'order', subjectId: id, reason }, now)
    }
    return repeated
      ? `${nameOrder(id)} was refunded before; nothing was changed.`
      : `${nameOrder(id)} is taken back. ${await wayBack(tx, id, amountCents)}`
  })

const readPart = (text: string): { tokenId: string; quantity: number } => {
  const [, tokenId = '', count = ''] = /^(.+)=(\d{1,12})$/.exec(text) ?? []
  if (!tokenId)
    throw new StartError(`"${text}" is no part of an order: write the listing and how many, as VCS1-2024=5.`)
  return { tokenId, quantity: Number(count) }
}

/** The lines of an order that words such as VCS1-2024=5 name, and how many of each. */
const readParts = async (tx: Tx, orderId: string, words: readonly string[]) => {
  const found = await findOrder(tx, orderId)
  if (!found) throw new StartError(`There is no order ${orderId}.`)
  const asked = words.map(readPart)
  const listings = await findListingsByToken(
    tx,
    asked.map(({ tokenId }) => tokenId),
  )
  return asked.map(({ tokenId, quantity }) => {
    const listing = listings.find((one) => one.tokenId === tokenId)
    if (!listing || !found.order.lines.some(({ listingId }) => listingId === listing.id))
      throw new StartError(`${nameOrder(orderId)} has no credits of ${tokenId}.`)
    return { listingId: listing.id, quantity }
  })
}

/** Takes back some credits of an order, named by their listings. The reference lets it happen once. */
const refundPart = (db: Db, [called = '', reference = '', ...words]: readonly string[]): Promise<string> =>
  inTransaction(db, async (tx) => {
    if (!/^[\w.-]{1,100}$/.test(reference))
      throw new StartError('A refund in part needs a reference of its own: letters, digits, dots and dashes.')
    if (words.length === 0)
      throw new StartError('Say what goes back: the listing and how many, as VCS1-2024=5.')
    const orderId = await readOrder(tx, called)
    const parts = await readParts(tx, orderId, words)
    const now = new Date()
    const reason = `${reference}: ${words.join(' ')}`
    const { amountCents, repeated } = await refundLines(tx, { orderId, reference, reason, parts }, now)
    if (!repeated) {
      await endCovered(tx, orderId, { decidedBy: null, now })
      await recordCommand(tx, { act: 'refund', subjectKind: 'order', subjectId: orderId, reason }, now)
    }
    return repeated
      ? `Refund ${reference} of ${nameOrder(orderId)} was made before; nothing was changed.`
      : `${words.join(' ')} of ${nameOrder(orderId)} is taken back. ${await wayBack(tx, orderId, amountCents)}`
  })

const cancelListing = (db: Db, name: string): Promise<string> =>
  inTransaction(db, async (tx) => {
    const listing = await findListingCalled(tx, name)
    if (!listing) throw new StartError(`There is no listing ${name}.`)
    const now = new Date()
    await withdrawListing(tx, listing.sellerId, listing.id, now)
    if (listing.state !== 'withdrawn')
      await recordCommand(tx, { act: 'cancel_listing', subjectKind: 'listing', subjectId: listing.id }, now)
    return listing.state === 'withdrawn'
      ? `Listing ${listing.tokenId} was withdrawn before; nothing was changed.`
      : `Listing ${listing.tokenId} is withdrawn; its unsold credits are with their seller.`
  })

const listDisputes = async (db: Db): Promise<string> => {
  const rows = await findDisputeList(db)
  if (rows.length === 0) return 'There are no disputes.'
  return rows
    .map((row) =>
      [
        row.id,
        row.opened,
        row.status,
        writeDollars(Number(row.amount_cents)),
        row.reason,
        `${nameOrder(String(row.order_id))}  ${row.order_id}  ${row.order_status}`,
        // Lost before there was a rule for it.
        ...(row.unsettled ? [`not settled yet: settle-dispute ${row.id} platform`] : []),
        ...(Number(row.open_cents) > 0
          ? [
              `${writeDollars(Number(row.open_cents))} is open: settle-dispute ${row.id} platform, or the credits whose sellers bear it`,
            ]
          : []),
      ].join('  '),
    )
    .join('\n')
}

/** Gives in to a buyer's bank, or tells it why not. What it decides comes back as the provider's own report. */
const answerDispute = (db: Db, [disputeId = '', ...said]: readonly string[]): Promise<string> =>
  inTransaction(db, async (tx) => {
    const words = said.join(' ')
    if (words === '') throw new StartError('Write "accept", or what there is to say against the dispute.')
    const dispute = await findOpenDispute(tx, disputeId)
    if (!dispute) throw new StartError(`There is no open dispute ${disputeId}.`)
    const isAccepted = words === 'accept'
    const payload = { disputeId, words: isAccepted ? null : words }
    await enqueue(tx, answerDisputeTask, payload, { key: `answer-dispute:${disputeId}` })
    const act = isAccepted ? 'accept_dispute' : 'answer_dispute'
    const reason = `${disputeId}: ${words}`
    await recordCommand(tx, { act, subjectKind: 'order', subjectId: dispute.orderId, reason }, new Date())
    return `A running server ${isAccepted ? 'gives in to' : 'answers'} dispute ${disputeId}.`
  })

/** Says who bears what a lost dispute left open. */
const decideDispute = (db: Db, [disputeId = '', ...words]: readonly string[]): Promise<string> =>
  inTransaction(db, async (tx) => {
    if (words.length === 0)
      throw new StartError('Write "platform", or the credits whose sellers bear it, as VCS1-2024=5.')
    const orderId = (await findDispute(tx, disputeId))?.orderId
    if (!orderId) throw new StartError(`There is no dispute ${disputeId}.`)
    const decision = words.join(' ') === 'platform' ? 'platform' : await readParts(tx, orderId, words)
    const now = new Date()
    const settled = await settleDispute(tx, disputeId, decision, now)
    if (!settled) return `Nothing is open of dispute ${disputeId}; nothing was changed.`
    const reason = `${disputeId}: ${words.join(' ')}`
    await recordCommand(tx, { act: 'settle_dispute', subjectKind: 'order', subjectId: orderId, reason }, now)
    return `Dispute ${disputeId} is settled: of ${writeDollars(settled.openCents)} the platform bears ${writeDollars(settled.borneCents)}.`
  })

/** Returns of money that the provider had taken and could not make: what buyers are owed since. */
const listFailed = async (db: Db): Promise<string> => {
  const rows = await findFailedReturns(db)
  if (rows.length === 0) return 'No return of money has failed.'
  return rows
    .map(({ id, orderId, amountCents, failure, failedOn }) =>
      [
        failedOn,
        writeDollars(amountCents),
        nameOrder(orderId),
        orderId,
        `${failure}: return-again ${id}`,
      ].join('  '),
    )
    .join('\n')
}

const tryAgain = (db: Db, id: string): Promise<string> =>
  inTransaction(db, async (tx) => {
    if (!isId(id)) throw new StartError('Name the return: failed-refunds lists them.')
    const { orderId, amountCents, attempt } = await returnAgain(tx, id)
    const reason = `Returned again, try ${attempt}`
    await recordCommand(tx, { act: 'refund', subjectKind: 'order', subjectId: orderId, reason }, new Date())
    return `A running server returns ${writeDollars(amountCents)} of ${nameOrder(orderId)} once more.`
  })

const readCents = (text: string): number | null => {
  if (text === 'all') return null
  const [, dollarsPart = '', centsPart = ''] = /^(\d{1,12})(?:\.(\d{2}))?$/.exec(text) ?? []
  if (!dollarsPart) throw new StartError(`"${text}" is no amount: write dollars such as 120.50, or all.`)
  return Number(dollarsPart) * 100 + Number(centsPart || '0')
}

const payOut = (db: Db, [address, amount = '', reference = '']: readonly string[]): Promise<string> =>
  inTransaction(db, async (tx) => {
    const email = readEmail(address)
    const amountCents = readCents(amount)
    if (!/^[\w.-]{1,100}$/.test(reference))
      throw new StartError('A payout needs the reference of the transfer: letters, digits, dots and dashes.')
    const seller = await findPersonByEmail(tx, email)
    if (!seller) throw new StartError(`There is no account with the address ${email}.`)
    const now = new Date()
    const paid = await recordPayout(tx, { sellerId: seller.organisationId, reference, amountCents }, now)
    const act = {
      act: 'payout',
      subjectKind: 'account',
      subjectId: seller.organisationId,
      reason: reference,
    } as const
    if (!paid.repeated) await recordCommand(tx, act, now)
    return `${writeDollars(paid.amountCents)} to ${email} (${reference}) ${paid.repeated ? 'was recorded before; nothing was changed' : 'is recorded'}.`
  })

export const orderCommands: Record<string, Command> = {
  'failed-refunds': { usage: 'failed-refunds', run: listFailed },
  'return-again': { usage: 'return-again ID', run: (db, [id = '']) => inWords(() => tryAgain(db, id)) },
  orders: { usage: 'orders', run: listOrders },
  refund: {
    usage: 'refund ORDER [REASON]',
    security: 'order.refunded',
    run: (db, [id = '', ...words]) => inWords(() => refund(db, id, words.join(' '))),
  },
  'refund-part': {
    usage: 'refund-part ORDER REFERENCE TOKEN=CREDITS …',
    security: 'order.refunded',
    run: (db, args) => inWords(() => refundPart(db, args)),
  },
  'cancel-listing': {
    usage: 'cancel-listing TOKEN',
    security: 'listing.cancelled',
    run: (db, [name = '']) => inWords(() => cancelListing(db, name)),
  },
  disputes: { usage: 'disputes', run: listDisputes },
  dispute: { usage: 'dispute ID accept|WORDS', run: answerDispute },
  'settle-dispute': {
    usage: 'settle-dispute ID platform|TOKEN=CREDITS …',
    security: 'order.refunded',
    run: (db, args) => inWords(() => decideDispute(db, args)),
  },
  reconcile: { usage: 'reconcile', run: reconcile },
  payout: {
    usage: 'payout EMAIL AMOUNT|all REFERENCE',
    security: 'payout.recorded',
    run: (db, args) => inWords(() => payOut(db, args)),
  },
}

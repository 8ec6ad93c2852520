import { quotesApi } from '@ledgerleaf/contract/v1/quotes'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type KeyCaller, type Route, route } from '../../http/route.ts'
import { noteKeyAct } from '../../people/keys/index.ts'
import { holdOrganisation } from '../../people/organisations/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { roomOf } from '../../platform/outbox.ts'
import { consume, limitKey } from '../../platform/rate-limit.ts'
import type { OrderVat } from '../../trade/orders/index.ts'
import { acceptQuote, declineQuote, makeQuote, roleDecides } from '../../trade/transfers/index.ts'
import { decideOrderVat, refuseContradiction } from '../../trade/vat/index.ts'
import { findQuote, findQuoteIds, refuseAccepting, requireBank } from '../../views/quotes/index.ts'
import { afterOf, doOrAsk, pageSize, statusOf, writeWaiting } from '../shapes/index.ts'
import { readWanted, refuseRetiring } from './read-wanted.ts'
import { writeQuote } from './write-quote.ts'

type Parts = { config: Config; secret: string; db: Db; reader: Reader }

// Each quote holds credits that nobody else can buy meanwhile; the same limit as on the page.
const newQuotes = { limit: 10, windowSeconds: 3600 }

/** Quotes of an organisation, for its programs: how they buy where no page is opened. */
export const quoteV1Routes = (parts: Parts): Route[] => {
  const { config, secret, db, reader } = parts
  const sender = { publicUrl: config.publicUrl, secret }
  const rules = { quotes: config.quotes, invoicing: config.invoicing, sender }
  const findOwn = async (from: Reader, organisationId: string, id: string) => {
    const found = isId(id) ? await findQuote(from, id) : null
    if (!found || found.buyerId !== organisationId) throw new DomainError('not_found')
    return found
  }
  const show = async (from: Reader, organisationId: string, id: string) =>
    writeQuote(await findOwn(from, organisationId, id), config.bank)
  const accept = async (tx: Tx, caller: KeyCaller, id: string, poNumber: string | undefined, now: Date) => {
    await holdOrganisation(tx, caller.organisationId)
    const quote = await findOwn(tx, caller.organisationId, id)
    // Whose role does not bind the organisation asks those whose does.
    if (!roleDecides(caller.memberRole, quote)) throw new DomainError('approval_needed')
    await refuseAccepting(tx, caller, quote)
    const { personId, keyId, name, email } = caller
    const by = { by: 'buyer' as const, personId, keyId, name: name || email, email }
    const accepted = { ...by, ...(poNumber ? { poNumber } : {}) }
    await acceptQuote(tx, id, accepted, { ...rules, bank: requireBank(config), now })
    if (quote.state === 'open') await noteKeyAct(tx, caller, { did: `accepted quote ${quote.number}` }, now)
    return id
  }
  // Decided before the transaction: a service may be asked about the buyer's number.
  const vats = new WeakMap<object, OrderVat>()
  return [
    idempotentRoute(parts, quotesApi.make, {
      key: 'required',
      status: 201,
      before: async (call) => {
        const { caller, body, now } = call
        requireBank(config)
        refuseRetiring(caller, body.retire !== undefined)
        if (!caller.emailVerified) throw new DomainError('email_unconfirmed')
        await consume(db, limitKey('makeQuote', caller.organisationId), newQuotes, now)
        await refuseContradiction(config.invoicing, body.company, 'company/taxId')
        vats.set(call, await decideOrderVat(config.invoicing, body.company, now))
      },
      decide: async (tx, call) => {
        const { caller, body, now } = call
        const { billingEmail, poNumber } = body
        const wish = { ...readWanted(body), billingEmail, ...(poNumber ? { poNumber } : {}) }
        const buyer = { ...caller, room: roomOf({ organisationId: caller.organisationId }) }
        const { feeBasisPoints } = config
        const made = await makeQuote(tx, wish, buyer, {
          ...{ ...rules, bank: requireBank(config), feeBasisPoints, vat: vats.get(call), now },
        })
        await noteKeyAct(tx, caller, { did: `asked for a quote, order ${made.orderId}` }, now)
        return { id: made.orderId }
      },
      finish: ({ id }, { caller }) => show(db, caller.organisationId, id),
    }),
    route(quotesApi.list, async ({ caller, query: { limit = pageSize, cursor } }) => {
      const { organisationId } = caller
      const asked = { after: afterOf(cursor), limit: limit + 1 }
      const ids = await findQuoteIds(reader, organisationId, asked)
      const shown = ids.slice(0, limit)
      const data = await Promise.all(shown.map((id) => show(reader, organisationId, id)))
      return { data, nextCursor: ids.length > limit ? (shown.at(-1) ?? null) : null }
    }),
    route(quotesApi.find, ({ caller, params }) => show(reader, caller.organisationId, params.id)),
    idempotentRoute(parts, quotesApi.accept, {
      key: 'required',
      status: statusOf(200),
      before: async ({ caller, params }) => {
        const { retires } = await findOwn(db, caller.organisationId, params.id)
        refuseRetiring(caller, retires)
      },
      decide: (tx, { caller, params, body: { poNumber }, now }) => {
        const act = { kind: 'quote' as const, orderId: params.id, ...(poNumber ? { poNumber } : {}) }
        const work = (inner: Tx) => accept(inner, caller, params.id, poNumber, now)
        return doOrAsk(tx, caller, { act, work }, { config, now })
      },
      finish: async ({ id, waits }, { caller }) =>
        waits === null ? show(db, caller.organisationId, id) : writeWaiting(config.publicUrl, id, waits),
    }),
    idempotentRoute(parts, quotesApi.decline, {
      key: 'required',
      decide: async (tx, { caller, params, now }) => {
        await holdOrganisation(tx, caller.organisationId)
        const quote = await findOwn(tx, caller.organisationId, params.id)
        if (!roleDecides(caller.memberRole, quote)) throw new DomainError('not_permitted')
        await declineQuote(tx, params.id, caller.name || caller.email, { ...rules, now })
        await noteKeyAct(tx, caller, { did: `declined quote ${quote.number}` }, now)
        return { id: params.id }
      },
      finish: ({ id }, { caller }) => show(db, caller.organisationId, id),
    }),
  ]
}

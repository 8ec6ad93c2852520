import { strict as assert } from 'node:assert'
import { type Quote, quotesApi } from '@ledgerleaf/contract/quotes'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type Caller, type Route, route } from '../../http/route.ts'
import { holdOrganisation, refuseOddNames } from '../../people/organisations/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { roomOf } from '../../platform/outbox.ts'
import type { Papers } from '../../platform/papers.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { payInvoice } from '../../sandbox/pay-invoice.ts'
import { findBankBalances, importStatement } from '../../trade/bank/index.ts'
import { findInvoice, writeCii } from '../../trade/invoices/index.ts'
import type { OrderVat } from '../../trade/orders/index.ts'
import {
  acceptQuote,
  declineQuote,
  findLink,
  makeQuote,
  memberDecides,
  orderOfToken,
  quoteToken,
  rightOf,
  roleDecides,
} from '../../trade/transfers/index.ts'
import { decideOrderVat, refuseContradiction } from '../../trade/vat/index.ts'
import { writeQuotePaper } from './quote-paper.ts'
import { findQuote, type QuoteFound } from './quote-queries.ts'
import { refuseAccepting } from './refuse-accepting.ts'
import { requireBank } from './require-bank.ts'

type Parts = { config: Config; db: Db; reader: Reader; secret: string; papers: Papers }
type Opened = { params: { token: string }; caller: Caller | null; now: Date }

/** Who is signed in is named by their account, whatever they type. */
const nameOf = ({ name, email }: Caller) => ({ name: name || email, email })

// Each quote holds credits that nobody else can buy meanwhile, and writes to an address somebody typed.
const newQuotes = { limit: 10, windowSeconds: 3600 }
const decisions = { limit: 30, windowSeconds: 60 }

export const quoteRoutes = ({ config, db, reader, secret, papers }: Parts): Route[] => {
  const sender = { publicUrl: config.publicUrl, secret }
  const rules = { quotes: config.quotes, invoicing: config.invoicing, sender }

  const hasXml = async ({ invoiceNumber }: QuoteFound): Promise<boolean> => {
    const invoice = invoiceNumber === null ? null : await findInvoice(reader, { number: invoiceNumber })
    return invoice !== null && writeCii(invoice, config.bank) !== null
  }
  /** What whoever asks may do with a quote: by their role where they belong to its company, else by the address they have. */
  const rightFor = async (
    db: Reader,
    quote: Pick<QuoteFound, 'orderId' | 'buyerId' | 'retires'>,
    { token, caller, now }: { token: string | null; caller: Caller | null; now: Date },
  ) => {
    const link = await findLink(db, quote.orderId)
    const given = link && token !== null ? rightOf(secret, token, link) : null
    const byRole = caller && (await memberDecides(db, quote, caller.personId, now))
    if (!link || (token !== null && !given)) throw new DomainError('not_found')
    const right = (byRole ?? given === 'decide') ? ('decide' as const) : ('read' as const)
    return { right, token: quoteToken(secret, link, right) }
  }
  const show = async (
    { buyerId, ...quote }: QuoteFound,
    { caller, ...asked }: { token: string | null; caller: Caller | null; now: Date },
  ): Promise<Quote> => {
    const { right, token } = await rightFor(reader, { buyerId, ...quote }, { caller, ...asked })
    return {
      ...quote,
      hasXml: await hasXml({ buyerId, ...quote }),
      supplier: config.invoicing.issuer,
      payTo: config.bank && {
        holder: config.bank.holder,
        iban: config.bank.iban,
        bic: config.bank.bic,
        isSandbox: config.bank.isSandbox,
      },
      token,
      mayDecide: right === 'decide',
      isOwn: caller !== null && caller.organisationId === buyerId,
    }
  }
  const open = async ({ params }: Opened): Promise<QuoteFound> => {
    const orderId = await orderOfToken(reader, secret, params.token)
    const found = orderId && (await findQuote(reader, orderId))
    if (!found) throw new DomainError('not_found')
    return found
  }
  const answer = async (call: Opened): Promise<Quote> =>
    show(await open(call), { token: call.params.token, caller: call.caller, now: call.now })
  /** Decides in a transaction in which nobody of the company is removed or loses their role meanwhile. */
  const decide = async (call: Opened, work: (tx: Tx, quote: QuoteFound) => Promise<void>): Promise<Quote> => {
    const quote = await open(call)
    const { params, caller, now } = call
    await inTransaction(db, async (tx) => {
      if (quote.buyerId) await holdOrganisation(tx, quote.buyerId)
      const { right } = await rightFor(tx, quote, { token: params.token, caller, now })
      if (right === 'read')
        throw new DomainError('not_permitted', {
          message: quote.retires
            ? 'Deciding about this quote is for an owner, an admin or an approver of its organisation: what it buys is retired.'
            : 'Deciding about this quote is for those in its organisation whose role buys.',
        })
      await work(tx, quote)
    })
    return answer(call)
  }
  const limitDecisions = ({ request, now }: { request: { ip: string }; now: Date }) =>
    consume(db, limitKey('decideQuote', callerNetwork(request.ip)), decisions, now)

  // Decided before the transaction: a service may be asked about the buyer's number.
  const vats = new WeakMap<object, OrderVat>()
  return [
    idempotentRoute({ config, secret, db }, quotesApi.make, {
      key: 'required',
      before: async (call) => {
        const { caller, body, now } = call
        requireBank(config)
        if (!caller.emailVerified) throw new DomainError('email_unconfirmed')
        await consume(db, limitKey('makeQuote', caller.organisationId), newQuotes, now)
        await refuseContradiction(config.invoicing, body.enterprise, 'enterprise/taxId')
        vats.set(call, await decideOrderVat(config.invoicing, body.enterprise, now))
      },
      decide: (tx, call) => {
        const { body, caller, now } = call
        return makeQuote(
          tx,
          body,
          { ...caller, room: roomOf({ organisationId: caller.organisationId }) },
          {
            ...rules,
            bank: requireBank(config),
            feeBasisPoints: config.feeBasisPoints,
            vat: vats.get(call),
            now,
          },
        )
      },
      finish: async ({ orderId }, { caller, body }) => {
        const link = await findLink(db, orderId)
        assert(link)
        const decides = roleDecides(caller.memberRole, { retires: body.retire !== undefined })
        return { orderId, token: quoteToken(secret, link, decides ? 'decide' : 'read') }
      },
    }),
    route(quotesApi.find, answer),
    route(quotesApi.ofOrder, async ({ params, caller, now }) => {
      const found = isId(params.id) ? await findQuote(reader, params.id) : null
      if (!found || found.buyerId !== caller.organisationId) throw new DomainError('not_found')
      return show(found, { token: null, caller, now })
    }),
    route(quotesApi.accept, async (call) => {
      await limitDecisions(call)
      const { caller, body, now } = call
      // What a stranger calls themselves stands in the mail to the company.
      if (!caller) refuseOddNames({ name: body.name })
      return decide(call, async (tx, quote) => {
        const { orderId, buyerId } = quote
        await refuseAccepting(tx, caller, quote)
        const by = caller?.organisationId === buyerId ? 'buyer' : 'colleague'
        const personId = by === 'buyer' ? caller?.personId : undefined
        const accepted = { ...body, ...(caller && nameOf(caller)), by, personId } as const
        await acceptQuote(tx, orderId, accepted, { ...rules, bank: requireBank(config), now })
      })
    }),
    route(quotesApi.decline, async (call) => {
      await limitDecisions(call)
      const { caller, now } = call
      const by = caller && nameOf(caller).name
      return decide(call, (tx, { orderId }) => declineQuote(tx, orderId, by, { ...rules, now }))
    }),
    route(quotesApi.paper, async (call) => {
      const quote = await answer(call)
      return call.reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="ledgerleaf-quote-${quote.number}.pdf"`)
        .send(await papers.draw(async () => writeQuotePaper(quote, config.publicUrl)))
    }),
    route(quotesApi.sandboxPay, async (call) => {
      const bank = requireBank(config)
      if (!bank.isSandbox)
        throw new DomainError('unavailable', { message: 'There is a real bank: transfer the money there.' })
      await limitDecisions(call)
      const { orderId, buyerId, reference, currency, amountMinor, receivedMinor, company } = await open(call)
      if (reference === null) throw new DomainError('quote_not_open', { message: 'Accept the quote first.' })
      // Paid before, it can be paid once more: people do.
      const missingMinor = amountMinor - receivedMinor || amountMinor
      const invoice = { reference, currency, missingMinor, company: company ?? 'A company' }
      const sandboxFor = buyerId ?? orderId
      await inTransaction(db, async (tx) => {
        const balances = await findBankBalances(tx, bank.iban)
        const told = payInvoice(invoice, call.body.how, { bank, balances }, call.now)
        const file = { name: 'Statement of the sandbox bank', bytes: Buffer.from(told) }
        await importStatement(tx, { sandboxFor }, file, { bank, sender, now: call.now })
      })
      return answer(call)
    }),
  ]
}

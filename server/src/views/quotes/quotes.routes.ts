import { type Quote, quotesApi } from '@ledgerleaf/contract/quotes'
import { vatOf } from '@ledgerleaf/contract/vat'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type Caller, type Route, route } from '../../http/route.ts'
import { isOpenToStrangers, refuseBuyingAlone } from '../../people/approvals/index.ts'
import type { BankConfig, Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
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
  makeQuote,
  orderOfToken,
  quoteToken,
} from '../../trade/transfers/index.ts'
import { decideOrderVat, refuseContradiction } from '../../trade/vat/index.ts'
import { writeQuotePaper } from './quote-paper.ts'
import { findQuote, type QuoteFound } from './quote-queries.ts'

type Parts = { config: Config; db: Db; reader: Reader; secret: string; papers: Papers }
type Opened = { params: { token: string }; caller: Caller | null }

// Each quote holds credits that nobody else can buy meanwhile, and writes to an address somebody typed.
const newQuotes = { limit: 10, windowSeconds: 3600 }
const decisions = { limit: 30, windowSeconds: 60 }

const requireBank = ({ bank }: Config): BankConfig => {
  if (bank) return bank
  throw new DomainError('unavailable', {
    message: 'This market cannot be paid by invoice: it has not said to which bank account.',
  })
}

export const quoteRoutes = ({ config, db, reader, secret, papers }: Parts): Route[] => {
  const sender = { publicUrl: config.publicUrl, secret }
  const rules = { quotes: config.quotes, invoicing: config.invoicing, sender }

  const hasXml = async ({ invoiceNumber }: QuoteFound): Promise<boolean> => {
    const invoice = invoiceNumber === null ? null : await findInvoice(reader, { number: invoiceNumber })
    return invoice !== null && writeCii(invoice, config.bank) !== null
  }
  const show = async ({ buyerId, ...quote }: QuoteFound, caller: Caller | null): Promise<Quote> => ({
    ...quote,
    hasXml: await hasXml({ buyerId, ...quote }),
    supplier: config.invoicing.issuer,
    payTo: config.bank && {
      holder: config.bank.holder,
      iban: config.bank.iban,
      bic: config.bank.bic,
      isSandbox: config.bank.isSandbox,
    },
    token: quoteToken(secret, quote.orderId),
    isOwn: caller !== null && caller.organisationId === buyerId,
  })
  const open = async ({ params }: Opened): Promise<QuoteFound> => {
    const orderId = orderOfToken(secret, params.token)
    const found = orderId && (await findQuote(reader, orderId))
    if (!found) throw new DomainError('not_found')
    return found
  }
  const answer = async (call: Opened): Promise<Quote> => show(await open(call), call.caller)
  /** Whoever has the link binds the company by it, unless that has set who may. */
  const refuseAccepting = async (caller: Caller | null, buyerId: string | null, amountCents: number) => {
    if (buyerId === null || (await isOpenToStrangers(reader, buyerId))) return
    if (caller?.organisationId !== buyerId) throw new DomainError('approval_needed')
    await refuseBuyingAlone(reader, caller, amountCents)
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
      finish: async ({ orderId }) => ({ orderId, token: quoteToken(secret, orderId) }),
    }),
    route(quotesApi.find, answer),
    route(quotesApi.ofOrder, async ({ params, caller }) => {
      const found = isId(params.id) ? await findQuote(reader, params.id) : null
      if (!found || found.buyerId !== caller.organisationId) throw new DomainError('not_found')
      return show(found, caller)
    }),
    route(quotesApi.accept, async (call) => {
      await limitDecisions(call)
      const { orderId, buyerId, netCents, vat } = await open(call)
      const amountCents = netCents + vatOf(netCents, vat?.basisPoints ?? 0)
      await refuseAccepting(call.caller, buyerId, amountCents)
      const by = call.caller?.organisationId === buyerId ? 'buyer' : 'colleague'
      await inTransaction(db, (tx) =>
        acceptQuote(
          tx,
          orderId,
          { by, ...call.body },
          { ...rules, bank: requireBank(config), now: call.now },
        ),
      )
      return answer(call)
    }),
    route(quotesApi.decline, async (call) => {
      await limitDecisions(call)
      const { orderId } = await open(call)
      await inTransaction(db, (tx) => declineQuote(tx, orderId, { ...rules, now: call.now }))
      return answer(call)
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

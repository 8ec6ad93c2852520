import type { V1Quote } from '@ledgerleaf/contract/v1/quotes'
import type { BankConfig } from '../../platform/config.ts'
import type { QuoteFound } from '../../views/quotes/index.ts'
import { money, tonnes } from '../shapes/index.ts'

/** A quote as programs read it. */
export const writeQuote = (quote: QuoteFound, bank: BankConfig | null): V1Quote => {
  const paid = (minor: number) => money(minor, quote.currency)
  return {
    object: 'quote',
    id: quote.orderId,
    number: quote.number,
    status: quote.state,
    orderStatus: quote.orderStatus,
    net: paid(quote.netMinor),
    total: paid(quote.amountMinor),
    received: paid(quote.receivedMinor),
    madeAt: quote.madeAt,
    validUntil: quote.validUntil,
    acceptedAt: quote.acceptedAt,
    dueAt: quote.dueAt,
    heldUntil: quote.heldUntil,
    poNumber: quote.poNumber,
    invoice: quote.invoiceNumber,
    reference: quote.reference,
    payTo: bank && { holder: bank.holder, iban: bank.iban, bic: bank.bic, isSandbox: bank.isSandbox },
    retires: quote.retires,
    lines: quote.lines.map((line) => ({
      project: { id: line.projectId, name: line.projectName },
      registry: line.registry,
      vintage: line.vintage,
      saleType: line.saleType,
      quantity: tonnes(line.quantity),
      total: paid(line.totalMinor),
    })),
  }
}

import { invoicesApi } from '@ledgerleaf/contract/invoices'
import { forOperators } from '../../http/for-operators.ts'
import { type Caller, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Papers } from '../../platform/papers.ts'
import { findInvoice, invoicesFees, type StoredInvoice, writeCii } from '../../trade/invoices/index.ts'
import { findOrderRow, isOrderToken } from '../../trade/orders/index.ts'
import { orderOfToken } from '../../trade/transfers/index.ts'
import { drawInvoice } from './draw-invoice.ts'
import { listOfBuyer, listOfSeller, searchInvoices } from './list-queries.ts'

type Parts = { config: Config; reader: Reader; secret: string; papers: Papers }

export const invoiceRoutes = (parts: Parts): Route[] => {
  const { config, reader, secret } = parts
  const mayOpen = async (
    { orderId, sellerId }: StoredInvoice,
    caller: Caller | null,
    token: string | undefined,
  ): Promise<boolean> => {
    if (caller?.roles.includes('operator')) return true
    if (sellerId !== null) return caller?.organisationId === sellerId
    if (orderId === null) return false
    // Whoever may accept a quote may have the invoice it became.
    if (isOrderToken(secret, orderId, token)) return true
    if (token && (await orderOfToken(reader, secret, token)) === orderId) return true
    return caller !== null && (await findOrderRow(reader, orderId))?.buyerId === caller.organisationId
  }
  return [
    route(invoicesApi.list, ({ caller, query }) => listOfBuyer(reader, caller.organisationId, query.before)),
    route(invoicesApi.fees, async ({ caller, query }) => ({
      ...(await listOfSeller(reader, caller.organisationId, query.before)),
      isMonthly: invoicesFees(config.invoicing),
    })),
    route(invoicesApi.file, async ({ params, query, caller, reply }) => {
      const [number = '', ending] = params.file.split('.')
      const invoice = await findInvoice(reader, { number })
      if (!invoice || !(await mayOpen(invoice, caller, query.token))) throw new DomainError('not_found')
      if (ending === 'pdf')
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${number}.pdf"`)
          .send(await drawInvoice(parts, invoice))
      const xml = writeCii(invoice, config.bank)
      if (xml === null)
        throw new DomainError('not_found', {
          message:
            'An e-invoice has to name its issuer, its buyer and the buyer’s country, and one is not known.',
        })
      return reply
        .type('application/xml; charset=utf-8')
        .header('content-disposition', `attachment; filename="${number}.xml"`)
        .send(Buffer.from(xml))
    }),
    forOperators(route(invoicesApi.search, ({ query }) => searchInvoices(reader, query.find, query.before))),
  ]
}

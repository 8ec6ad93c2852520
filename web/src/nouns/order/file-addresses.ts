import { invoicesApi } from '@ledgerleaf/contract/invoices'
import { ordersApi } from '@ledgerleaf/contract/orders-api'
import { hrefOf } from '../../api/request.ts'

const tokenOf = (token: string | null) => (token ? { token } : {})

export const receiptAddress = (id: string, token: string | null): string =>
  hrefOf(ordersApi.receipt, { params: { id }, query: tokenOf(token) })

/** The number ends in the place of the note among those of its order. */
export const creditNoteAddress = (id: string, number: string, token: string | null): string =>
  hrefOf(ordersApi.creditNote, {
    params: { id, place: `${number.slice(number.lastIndexOf('C') + 1)}.pdf` },
    query: tokenOf(token),
  })

export const invoiceAddress = (number: string, ending: 'pdf' | 'xml', token: string | null = null): string =>
  hrefOf(invoicesApi.file, { params: { file: `${number}.${ending}` }, query: tokenOf(token) })

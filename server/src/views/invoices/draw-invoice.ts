import type { Config } from '../../platform/config.ts'
import type { Papers } from '../../platform/papers.ts'
import type { StoredInvoice } from '../../trade/invoices/index.ts'
import { writeInvoicePaper } from './invoice-paper.ts'

type Parts = { config: Pick<Config, 'publicUrl' | 'bank'>; papers: Papers }

export const drawInvoice = ({ config, papers }: Parts, invoice: StoredInvoice) =>
  papers.draw(async () => writeInvoicePaper(invoice, { publicUrl: config.publicUrl, payee: config.bank }))

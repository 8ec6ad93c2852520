import type { Order, OrderLine } from '@ledgerleaf/contract/orders'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { termsTitles } from '@ledgerleaf/contract/terms-words'
import { type DocumentContent, type Paper, type PaperBlock, writeDay } from '../../platform/typeset/index.ts'

export const day = writeDay

export const serialsOf = ({ serialPrefix, serials }: Pick<OrderLine, 'serialPrefix' | 'serials'>): string[] =>
  serials.map((range) => writeSerials({ prefix: serialPrefix, ...range }))

/** Whom an invoice and its credit notes are made out to, as far as the buyer said. */
export const billTo = ({ enterprise, escrow }: Order): PaperBlock[] => {
  const facts = enterprise
    ? [
        {
          label: 'Billed to',
          value: `${enterprise.companyName}\n${enterprise.contactName}\n${enterprise.billingAddress}`,
        },
        { label: 'Tax ID', value: enterprise.taxId },
        { label: 'Contact', value: `${enterprise.businessEmail}\n${enterprise.phoneNumber}` },
      ]
    : escrow
      ? [{ label: 'Billed to', value: escrow.email }]
      : []
  return facts.length > 0 ? [{ kind: 'facts', facts }] : []
}

/** What the buyer agreed to, by the fingerprint of each text. */
export const termsNote = ({ terms }: Order): PaperBlock => ({
  kind: 'facts',
  across: 1,
  facts: terms
    ? terms.accepted.map(({ document, version, fingerprint }) => ({
        label: `${termsTitles[document]}, version ${version}, accepted with the order`,
        value: fingerprint,
      }))
    : [{ label: 'Terms', value: 'No terms were recorded with this order.' }],
})

export const sandboxNotice = ({ sandbox }: Order): PaperBlock[] =>
  sandbox
    ? [
        {
          kind: 'notice',
          title: 'Sandbox',
          text: 'This payment ran through the built-in test provider. No money moved.',
          tone: 'warning',
        },
      ]
    : []

type Parts = Pick<DocumentContent, 'lead' | 'blocks'> & { title: string; date: string }

/** A paper about one order, with the mark of the sandbox where no money moved. */
export const invoice = (order: Order, publicUrl: string, { title, date, lead, blocks }: Parts): Paper => {
  const content: DocumentContent = {
    paper: `Order of ${writeDay(order.placedAt)}`,
    lead,
    blocks,
    ...(order.sandbox ? { mark: 'Sandbox' } : {}),
  }
  return {
    template: 'document',
    title,
    date: date.slice(0, 10),
    address: `${publicUrl}/orders/${order.id}`,
    content,
  }
}

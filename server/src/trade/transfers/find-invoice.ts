import { creditorReference, findReferences } from '@ledgerleaf/contract/creditor-reference'
import { inArray, or } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { quotes } from './quotes.tables.ts'

/** Which order each of these words names by the reference of its invoice; null for words that name none, or two. */
export const findByWords = async (
  db: Reader,
  words: readonly string[],
): Promise<Map<string, string | null>> => {
  const named = new Map(words.map((text) => [text, findReferences(text)]))
  const wanted = [...new Set([...named.values()].flat())]
  const known = new Map<string, string>()
  const atOnce = 5000
  for (let from = 0; from < wanted.length; from += atOnce) {
    const rows = await db
      .select({ orderId: quotes.orderId, reference: quotes.reference })
      .from(quotes)
      .where(inArray(quotes.reference, wanted.slice(from, from + atOnce)))
    for (const { orderId, reference } of rows) if (reference) known.set(reference, orderId)
  }
  return new Map(
    [...named].map(([text, references]) => {
      const orderIds = new Set(references.flatMap((one) => known.get(one) ?? []))
      const [orderId = null] = orderIds
      return [text, orderIds.size === 1 ? orderId : null]
    }),
  )
}

const bodyMax = 21

/** The order of an invoice that somebody names by its number or its reference, in any spelling. */
export const findByInvoice = async (db: Reader, name: string): Promise<string | null> => {
  const plain = name.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const made = plain !== '' && plain.length <= bodyMax ? [creditorReference(plain)] : []
  const rows = await db
    .select({ orderId: quotes.orderId })
    .from(quotes)
    .where(or(inArray(quotes.reference, [plain, ...made]), inArray(quotes.invoiceNumber, [name.trim()])))
  const [found] = rows
  return found && rows.length === 1 ? found.orderId : null
}

import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { bankLines } from './bank.tables.ts'
import { currencyOf } from './line-meaning.ts'

/** A line that nobody has explained, held until the transaction ends. */
export const lockOpenLine = async (tx: Tx, id: string) => {
  const [line] = isId(id) ? await tx.select().from(bankLines).where(eq(bankLines.id, id)).for('update') : []
  if (!line) throw new DomainError('not_found')
  if (line.state !== 'open') throw new DomainError('line_not_open')
  return line
}

/** One that money of others came with, in a currency the ledger knows. */
export const lockOpenCredit = async (tx: Tx, id: string) => {
  const line = await lockOpenLine(tx, id)
  const currency = currencyOf(line)
  if (!line.isCredit || currency === null || line.amountCents === 0)
    throw new DomainError('line_not_open', {
      message: 'Only money that came in, in US dollars, euros or pounds, can be placed.',
    })
  return { ...line, currency }
}
export type OpenCredit = Awaited<ReturnType<typeof lockOpenCredit>>

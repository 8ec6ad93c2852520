import type { Credits } from '@ledgerleaf/contract/units'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { type CreditsToRetire, retireCredits } from './retire-credits.ts'

export type Words = Omit<CreditsToRetire, 'batchId' | 'quantity'>
export type BatchLine = { batchId: string; quantity: Credits }

/**
 * The same batch named twice is one retirement of both. In one order, whoever asks: two acts over the same batches wait for each
 * other and never for ever.
 */
export const joinLines = (lines: readonly BatchLine[]): BatchLine[] => {
  const sums = new Map<string, number>()
  for (const { batchId, quantity } of lines) sums.set(batchId, (sums.get(batchId) ?? 0) + quantity)
  return [...sums]
    .map(([batchId, quantity]) => ({ batchId, quantity: quantity as Credits }))
    .toSorted((a, b) => (a.batchId < b.batchId ? -1 : 1))
}

/**
 * Retires credits of several batches, all of them or none. Answers where the certificate over all of it stands: that of the
 * one retirement where there is only one.
 */
export const retireTogether = async (
  tx: Tx,
  buyerId: string,
  lines: readonly BatchLine[],
  words: Words,
  now: Date,
): Promise<{ id: string; retirementIds: string[] }> => {
  const wanted = joinLines(lines)
  const togetherId = wanted.length > 1 ? newId(now.getTime()) : null
  const retirementIds: string[] = []
  for (const line of wanted) {
    const retired = await retireCredits(tx, buyerId, { ...words, ...line }, now, undefined, togetherId)
    retirementIds.push(retired.id)
  }
  return { id: togetherId ?? retirementIds[0] ?? '', retirementIds }
}

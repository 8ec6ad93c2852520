import type { BatchLine } from './retire-together.ts'

/**
 * Which batches each share is made of: batch after batch, each to its end before the next is begun, to share after share in the
 * order they were named. So there are at most as many retirements as batches and shares together. Both sums are the same.
 */
export const dealShares = (
  lines: readonly BatchLine[],
  shares: readonly Pick<BatchLine, 'quantity'>[],
): BatchLine[][] => {
  const left = lines.map((line) => ({ ...line }))
  return shares.map(({ quantity }) => {
    const dealt: BatchLine[] = []
    let wanted: number = quantity
    while (wanted > 0 && left[0]) {
      const [line] = left
      const taken = Math.min(line.quantity, wanted) as BatchLine['quantity']
      dealt.push({ batchId: line.batchId, quantity: taken })
      wanted -= taken
      line.quantity = (line.quantity - taken) as BatchLine['quantity']
      if (line.quantity === 0) left.shift()
    }
    return dealt
  })
}

import { isLaterVintage } from '@ledgerleaf/contract/reporting-year'
import type { Holding } from '@ledgerleaf/contract/retirements'

type Held = Pick<Holding, 'batchId' | 'quantity' | 'vintageEndsOn'>

/** As many as one retirement may name. */
const linesMax = 100

/** So many tonnes of what is held, the oldest vintage first; all of it where that is less. */
export const takeLines = <One extends Held>(holdings: readonly One[], tonnes: number): One[] => {
  let left = tonnes
  return [...holdings]
    .sort((a, b) => a.vintageEndsOn.localeCompare(b.vintageEndsOn) || a.batchId.localeCompare(b.batchId))
    .slice(0, linesMax)
    .flatMap((held) => {
      const quantity = Math.min(held.quantity, left)
      left -= quantity
      return quantity > 0 ? [{ ...held, quantity: quantity as One['quantity'] }] : []
    })
}

/** Of what is held, what a period takes: vintages after it only for whoever asks for them. */
export const takenFor = <One extends Held>(
  holdings: readonly One[],
  periodEndsOn: string,
  takesLater: boolean,
): readonly One[] =>
  takesLater ? holdings : holdings.filter(({ vintageEndsOn }) => !isLaterVintage(vintageEndsOn, periodEndsOn))

/** What one act can take of them. */
export const takenMost = (holdings: readonly Held[]): number =>
  takeLines(holdings, Number.MAX_SAFE_INTEGER).reduce((sum, { quantity }) => sum + quantity, 0)

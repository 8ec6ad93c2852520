import { basketLinesMax } from '@ledgerleaf/contract/baskets'
import { writePercent } from '@ledgerleaf/contract/percent'
import { basketTonnesMax, type MarketLimit } from '@ledgerleaf/contract/recommendations'
import { limitWords } from '../../nouns/recommendation/words.ts'
import { writeCount, writeWhole } from '../../ui/format.ts'

/** How much of what is wanted the market can cover. */
export const sayShare = ({ withinLimits, wantedTonnes, steps }: MarketLimit): string => {
  const hasLimits = steps.some(({ step }) => !['on_sale', 'one_basket', 'budgetCents'].includes(step))
  const kept = hasLimits ? ' that keep your limits' : ''
  if (withinLimits === 0) return `The market holds no credits${kept}.`
  if (withinLimits >= wantedTonnes)
    return `The market holds ${writeCount(withinLimits, 'credit')}${kept}: enough for all you want to cover.`
  return `The market holds ${writeCount(withinLimits, 'credit')}${kept}; that is ${writePercent(withinLimits, wantedTonnes)} of what you want to cover.`
}

/** What stands in the way: the stock, a limit, the size of one basket, the money, or amounts that do not add up. */
export const sayBinding = ({ steps, binding, wantedTonnes }: MarketLimit): string => {
  const at = steps.findIndex(({ step }) => step === binding)
  const [before, after] = [steps[at - 1]?.credits ?? 0, steps[at]?.credits ?? 0]
  if (binding === null)
    return `Sellers part with no fewer than so many credits at a time, and no such amounts add up to exactly ${writeWhole(wantedTonnes)}.`
  if (binding === 'on_sale')
    return `The stock itself is what binds: all that is on sale now is ${writeCount(after, 'credit')}.`
  if (binding === 'one_basket')
    return `One basket takes at most ${writeWhole(basketTonnesMax)} t from ${basketLinesMax} listings: ${writeWhole(after)} t of these. Cover the rest with a second one.`
  if (binding === 'budgetCents')
    return `The budget is what binds: it pays for ${writeWhole(after)} t of the ${writeWhole(before)} there are.`
  return `What binds is your limit “${limitWords[binding].toLowerCase()}”: of ${writeCount(before, 'credit')} it leaves ${writeWhole(after)}.`
}

import { writeDollars } from '@ledgerleaf/contract/currencies'
import { writePercent } from '@ledgerleaf/contract/percent'
import type { Alternative, Limits } from '@ledgerleaf/contract/recommendations'
import { costOf, meanScore, type Pick, tonnesOf } from './fill-basket.ts'
import { keepsLimits, projectCreditsMax, removalCreditsMin } from './keep-limits.ts'
import { largestProject } from './largest-project.ts'
import { type FilledWish, isRemoval } from './offer.ts'
import { scoreText } from './words.ts'

/** Each limit of the wish that a basket breaks, in words that say by what. */
export const brokenLimits = (picks: readonly Pick[], { limits, tonnes }: FilledWish): string[] => {
  const breaks = (name: keyof Limits) =>
    limits[name] !== undefined && !picks.every(({ offer }) => keepsLimits(offer, { [name]: limits[name] }))
  const removed = tonnesOf(picks.filter(({ offer }) => isRemoval(offer)))
  const largest = largestProject(picks)
  return [
    breaks('scoreMin') && `the score of at least ${limits.scoreMin}`,
    breaks('durabilityYearsMin') && `the durability of ${limits.durabilityYearsMin} years`,
    breaks('countries') && 'your countries',
    breaks('registries') && 'your registries',
    breaks('categories') && 'your kinds of project',
    breaks('vintageFrom') && `vintages from ${limits.vintageFrom} on`,
    removed < removalCreditsMin(limits, tonnes) &&
      `${limits.removalPercentMin} % removals (it has ${writePercent(removed, tonnes)})`,
    largest > projectCreditsMax(limits, tonnes) &&
      `at most ${limits.projectPercentMax} % in one project (one has ${writePercent(largest, tonnes)})`,
  ].filter((text) => text !== false)
}

const and = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const priceAgainst = (found: readonly Pick[], picks: readonly Pick[]): string => {
  const more = costOf(found) - costOf(picks)
  if (more === 0) return 'the same price'
  return more > 0 ? `${writeDollars(more)} more` : `${writeDollars(-more)} less`
}

const scores = (found: readonly Pick[], picks: readonly Pick[]) => {
  const [now, before] = [found, picks].map((some) => scoreText({ scoreMean: meanScore(some) }))
  return { now: now ?? null, before: before ?? null }
}

const sayScore = (found: readonly Pick[], picks: readonly Pick[]): string[] => {
  const { now, before } = scores(found, picks)
  if (before === null || now === before) return []
  if (now === null) return ['Not every project in it is scored.']
  const way = Number(now) > Number(before) ? 'higher' : 'lower'
  return [`Its score is ${way}: ${now} instead of ${before}.`]
}

const sayBudget = (found: readonly Pick[], { budgetCents }: FilledWish): string[] =>
  budgetCents !== undefined && costOf(found) > budgetCents
    ? [`That is ${writeDollars(costOf(found) - budgetCents)} over your budget.`]
    : []

/** What another basket gains and what it gives up, beside the recommended one. */
export const sayChange = (
  kind: Alternative['kind'],
  found: readonly Pick[],
  picks: readonly Pick[],
  wish: FilledWish,
): string => {
  const price = priceAgainst(found, picks)
  if (kind === 'better') {
    const { now, before } = scores(found, picks)
    return [`Score ${now} instead of ${before}, for ${price}.`, ...sayBudget(found, wish)].join(' ')
  }
  const removed = tonnesOf(found.filter(({ offer }) => isRemoval(offer)))
  if (kind === 'more_removals') {
    const share = writePercent(removed, wish.tonnes)
    return [`${share} removals, for ${price}.`, ...sayScore(found, picks), ...sayBudget(found, wish)].join(
      ' ',
    )
  }
  const broken = brokenLimits(found, wish)
  const givesUp = broken.length > 0 ? `Gives up ${and(broken)}.` : 'Keeps every limit.'
  return [`${price[0]?.toUpperCase()}${price.slice(1)}. ${givesUp}`, ...sayScore(found, picks)].join(' ')
}

import {
  type Alternative,
  type Limits,
  linePercentLeast,
  type MarketStep,
} from '@ledgerleaf/contract/recommendations'
import { once } from '../../ui/once.ts'

const hundredths = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }))

/** Tonnes of a figure or a part of a sum, with their decimals: what is shown has to add up. */
export const writeTonnes = (tonnes: number): string => hundredths().format(tonnes)

export const limitWords: Record<keyof Limits, string> = {
  scoreMin: 'Minimum score',
  removalPercentMin: 'Share of removals',
  durabilityYearsMin: 'Durability',
  countries: 'Countries',
  registries: 'Registries',
  categories: 'Kinds of project',
  vintageFrom: 'Vintage',
  projectPercentMax: 'Largest share of one project',
  projectsMin: 'Number of projects',
}

export const alternativeWords: Record<Alternative['kind'], string> = {
  cheaper: 'Cheaper',
  better: 'Better',
  more_removals: 'More removals',
}

/** What a proof of a basket of more than a hundred tonnes leaves open. */
export const saySmallLines = (tonnes: number): string =>
  tonnes > 100 / linePercentLeast
    ? ` A line of less than ${linePercentLeast}\u00a0% is left out where that costs no more than ${linePercentLeast}\u00a0%.`
    : ''

export const stepWords: Record<MarketStep['step'], string> = {
  ...limitWords,
  on_sale: 'On sale now',
  one_basket: 'What one basket holds',
  budgetCents: 'Budget',
}

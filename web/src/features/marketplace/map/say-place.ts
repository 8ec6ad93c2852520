import type { MarketPlace } from '@ledgerleaf/contract/market'
import { categoryWords, mechanismWords } from '../../../nouns/project/words.ts'
import { countryName } from '../../../ui/country-name.ts'
import { writeCents, writeWhole } from '../../../ui/format.ts'
import { tellSale } from '../offers.ts'

/** All that a mark shows by its look and its label, in words. */
export const sayPlace = (place: MarketPlace): string => {
  const { name, country, category, mechanism, priceMinCents, leadType, dueOn, score } = place
  return [
    country ? `${name}, ${countryName(country)}` : name,
    ...(category ? [categoryWords[category]] : []),
    ...(mechanism ? [mechanismWords[mechanism].toLowerCase()] : []),
    score ? `grade ${score.grade}` : 'not scored yet',
    [`from ${writeCents(priceMinCents)}`, tellSale({ saleType: leadType, dueOn })].filter(Boolean).join(' '),
    ...(place.availableCredits > 0 ? [`${writeWhole(place.availableCredits)} t available`] : []),
    ...(place.forwardCredits > 0 ? [`${writeWhole(place.forwardCredits)} t forward`] : []),
  ].join(', ')
}

const roundCents = (cents: number): string =>
  cents % 100 === 0 ? writeCents(cents).slice(0, -3) : writeCents(cents)

/** A promise is marked as one: its price is not of what can be had. */
export const priceLabel = ({ priceMinCents, leadType }: MarketPlace): string =>
  `${roundCents(priceMinCents)}${leadType === 'forward' ? ' fwd' : ''}`

const lowest = (places: readonly MarketPlace[]): number =>
  Math.min(...places.map(({ priceMinCents }) => priceMinCents))

export const clusterLabel = (places: readonly MarketPlace[]): string => `from ${roundCents(lowest(places))}`

export const sayCluster = (places: readonly MarketPlace[], does: string): string => {
  const countries = [...new Set(places.flatMap(({ country }) => (country ? [countryName(country)] : [])))]
  const credits = places.reduce((sum, { availableCredits }) => sum + availableCredits, 0)
  return `${new Intl.ListFormat('en').format(countries)}: ${places.length} projects from ${writeCents(lowest(places))}, ${writeWhole(credits)} t available. ${does}`
}

import { projectPercentLeast } from '@ledgerleaf/contract/recommendations'
import { parseWhole } from '../../forms/parse-dollars.ts'
import { categoryWords } from '../../nouns/project/words.ts'
import { writeWhole } from '../../ui/format.ts'
import type { WishText } from './wish-params.ts'

export type SetLimit = { name: keyof WishText; says: string; without: Partial<WishText> }

/** One counts from its share on, and others beside them may have less; of so many that this leaves no room, fewer will do. */
const sayProjects = (value: string): string => {
  if (value === '1') return '1 project or more'
  return Number(value) * projectPercentLeast > 100
    ? `${value} projects or more`
    : `${value} projects of ${projectPercentLeast} % or more`
}

const limitSays: Partial<Record<keyof WishText, (value: string) => string>> = {
  removals: (value) => `Removals ${value} % or more`,
  score: (value) => `Score ${value} or more`,
  durability: (value) => `Durable for ${value} years or more`,
  vintage: (value) => `Vintage ${value} or later`,
  share: (value) => `One project ${value} % at most`,
  projects: sayProjects,
  countries: (value) => `From ${value.toUpperCase()}`,
}

/** The limits that are set, each in a few words and with what the wish is without it. */
export const setLimits = (wish: WishText): SetLimit[] => {
  const texts = Object.entries(limitSays).flatMap(([key, say]) => {
    const name = key as keyof WishText
    const value = String(wish[name]).trim()
    return value === '' ? [] : [{ name, says: say(value), without: { [name]: '' } }]
  })
  const kinds = wish.categories.map((kind) => (categoryWords as Record<string, string>)[kind] ?? kind)
  return kinds.length === 0
    ? texts
    : [...texts, { name: 'categories', says: kinds.join(' or '), without: { categories: [] } }]
}

const goalSays: Record<WishText['goal'], string> = {
  cost: 'the lowest cost',
  quality: 'the best quality for a budget',
  tonnes: 'as much as a budget covers',
}

/** All that is asked for, in one line: what stands where the form is folded. */
export const sayWish = (wish: WishText, covered: number | null): string => {
  const tonnes = covered ?? parseWhole(wish.tonnes)
  return [
    ...(tonnes !== undefined && Number.isFinite(tonnes) ? [`${writeWhole(tonnes)} t`] : []),
    goalSays[wish.goal],
    ...(wish.budget.trim() === '' ? [] : [`a budget of $${wish.budget.trim().replace(/^\$/, '')}`]),
    ...setLimits(wish).map(({ says }) => says.charAt(0).toLowerCase() + says.slice(1)),
  ].join(' · ')
}

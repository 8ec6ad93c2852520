import { limitWords } from '../../nouns/recommendation/words.ts'
import type { WishErrors, WishText } from './wish-params.ts'

const names: Record<keyof WishText, string> = {
  tonnes: 'Tonnes',
  goal: 'Goal',
  budget: 'Budget',
  score: limitWords.scoreMin,
  removals: limitWords.removalPercentMin,
  durability: limitWords.durabilityYearsMin,
  vintage: limitWords.vintageFrom,
  share: limitWords.projectPercentMax,
  projects: limitWords.projectsMin,
  categories: limitWords.categories,
  countries: limitWords.countries,
}

/** Each field that cannot be, by its name, with what it takes. */
export const nameWrong = (errors: WishErrors): string[] =>
  Object.entries(errors).map(([field, says]) => `${names[field as keyof WishText]}: ${says}`)

import type { Limits, Loosening } from '@ledgerleaf/contract/recommendations'
import { firstWish, type WishText } from './wish-params.ts'

const fields: Partial<Record<keyof Limits | 'budgetCents', keyof WishText>> = {
  scoreMin: 'score',
  removalPercentMin: 'removals',
  durabilityYearsMin: 'durability',
  vintageFrom: 'vintage',
  projectPercentMax: 'share',
  projectsMin: 'projects',
  countries: 'countries',
  categories: 'categories',
  budgetCents: 'budget',
}

/** The wish with one limit as mild as advised; registries have no field, and so are never a limit of this form. */
export const loosenWish = (wish: WishText, { limit, value }: Loosening): WishText => {
  const field = fields[limit]
  if (field === undefined) return wish
  if (field === 'categories')
    return { ...wish, categories: Array.isArray(value) ? value : firstWish.categories }
  if (Array.isArray(value)) return { ...wish, [field]: value.join(', ') }
  if (value === null) return { ...wish, [field]: '' }
  return { ...wish, [field]: limit === 'budgetCents' ? (value / 100).toFixed(2) : String(value) }
}

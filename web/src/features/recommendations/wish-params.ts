import { basketTonnesMax, type Limits, type Wish, wishTonnesMax } from '@ledgerleaf/contract/recommendations'
import type { Cents } from '@ledgerleaf/contract/units'
import { parseDollars, parseWhole, wrongDollars } from '../../forms/parse-dollars.ts'

/** The wish as it stands in the form: texts, as typed. Every one has a place in the address, so a wish can be shared. */
export type WishText = {
  tonnes: string
  goal: Wish['goal']
  budget: string
  score: string
  removals: string
  durability: string
  vintage: string
  share: string
  projects: string
  categories: readonly string[]
  countries: string
}

export const firstWish: WishText = {
  tonnes: '100',
  goal: 'cost',
  budget: '',
  score: '',
  removals: '',
  durability: '',
  vintage: '',
  share: '50',
  projects: '3',
  categories: [],
  countries: '',
}

type TextName = Exclude<keyof WishText, 'goal' | 'categories'>
const textNames = Object.keys(firstWish).filter(
  (name) => name !== 'goal' && name !== 'categories',
) as TextName[]

export const goalOf = (text: string | null): Wish['goal'] =>
  text === 'quality' || text === 'tonnes' ? text : 'cost'

export const readWish = (params: URLSearchParams): WishText => ({
  ...firstWish,
  ...Object.fromEntries(
    textNames.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : [])),
  ),
  goal: goalOf(params.get('goal')),
  categories: params.getAll('category'),
})

export const writeWish = (wish: WishText): URLSearchParams => {
  const params = new URLSearchParams()
  for (const name of textNames) if (wish[name] !== firstWish[name]) params.set(name, wish[name])
  if (wish.tonnes === firstWish.tonnes) params.set('tonnes', wish.tonnes)
  if (wish.goal !== firstWish.goal) params.set('goal', wish.goal)
  for (const category of wish.categories) params.append('category', category)
  return params
}

/** The same wish again and again, with those of its limits a subscription knows. */
export const wayToSubscribe = ({ removals, score }: WishText, tonnes: number): string => {
  const kept = Object.entries({ removals, score }).filter(([, value]) => value !== '')
  return `/subscriptions?${new URLSearchParams([['tonnes', String(tonnes)], ...kept])}`
}

export type WishErrors = Partial<Record<keyof WishText, string>>

const countryCodes = (text: string) =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)

/** The wish as the server takes it, or what is wrong with which field. Tonnes that come from a report are not typed. */
export const parseWish = (
  text: WishText,
  thisYear: number,
  covered: number | null = null,
): { wish: Wish } | { errors: WishErrors } => {
  const errors: WishErrors = {}
  const whole = (name: TextName, least: number, most: number, message: string): number | undefined => {
    const number = parseWhole(text[name])
    if (number === undefined) return undefined
    if (Number.isInteger(number) && number >= least && number <= most) return number
    errors[name] = message
    return undefined
  }
  const typed = covered ?? whole('tonnes', 1, wishTonnesMax, 'Whole tonnes, such as 1,240')
  // As much as a budget pays for needs no other end.
  const isOpen = text.goal === 'tonnes' && text.budget.trim() !== '' && !errors.tonnes
  const tonnes = typed ?? (isOpen ? basketTonnesMax : undefined)
  if (tonnes === undefined && !errors.tonnes) errors.tonnes = 'How many tonnes?'
  const budgetCents = parseDollars(text.budget)
  const hasBudget = budgetCents !== undefined
  if (hasBudget && !(budgetCents > 0 && budgetCents < 1e14)) errors.budget = 'An amount in dollars, above 0'
  const noPrice = wrongDollars(text.budget)
  if (noPrice) errors.budget = noPrice
  if (!hasBudget && text.goal === 'quality') errors.budget = 'Name the budget to spend'
  const countries = countryCodes(text.countries)
  if (countries.some((code) => !/^[A-Z]{2}$/.test(code)))
    errors.countries = 'Two letters each, such as BR, KE'
  const limits: Limits = {
    scoreMin: whole('score', 0, 100, 'A whole number from 0 to 100'),
    removalPercentMin: whole('removals', 0, 100, 'Whole percent, from 0 to 100'),
    durabilityYearsMin: whole('durability', 1, 100_000, 'Whole years'),
    vintageFrom: whole('vintage', 1990, thisYear + 1, 'A year, such as 2021'),
    projectPercentMax: whole('share', 1, 100, 'Whole percent, from 1 to 100'),
    projectsMin: whole('projects', 1, 50, 'A whole number from 1 to 50'),
    categories: text.categories.length > 0 ? [...text.categories] : undefined,
    countries: countries.length > 0 ? countries : undefined,
  }
  if (tonnes === undefined || Object.keys(errors).length > 0) return { errors }
  const wish: Wish = { tonnes, goal: text.goal, limits }
  return { wish: hasBudget ? { ...wish, budgetCents: budgetCents as Cents } : wish }
}

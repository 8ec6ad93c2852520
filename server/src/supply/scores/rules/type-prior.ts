import type { ScoreFacts } from '../facts.ts'
import type { ScoreRule } from '../rule.ts'

type Kind = Exclude<NonNullable<ScoreFacts['category']>, 'redd_arr'> | 'planted' | 'protected'
type Priors = Readonly<Record<Kind, { points: number; why: string }>>

/** Forests are two kinds: those that were planted, and those that were kept. */
const kindOf = ({ category, mechanism }: ScoreFacts): Kind | null => {
  if (category !== 'redd_arr') return category
  return mechanism === 'removal' ? 'planted' : 'protected'
}

/** What is known of a type before its project is looked at. */
export const typePrior = (id: string, pointsMax: number, priors: Priors): ScoreRule => ({
  id,
  title: 'What is known of this type',
  pointsMax,
  raise: 'Choose the category of the project.',
  judge: (facts) => {
    const kind = kindOf(facts)
    if (!kind) return { basis: 'missing', input: 'The category is not known', points: 0 }
    return { basis: 'type of project', input: priors[kind].why, points: priors[kind].points }
  },
})

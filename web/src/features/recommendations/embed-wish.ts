import type { Wish } from '@ledgerleaf/contract/recommendations'
import { firstWish, parseWish, readWish } from './wish-params.ts'

/** What the address of an embedded checkout asks for, or what is wrong with it. Limits are named as in the address of a recommendation. */
export const embedWish = (params: URLSearchParams, thisYear: number): { wish: Wish } | { wrong: string } => {
  const [tonnes, dollars] = [params.get('tonnes')?.trim() ?? '', params.get('dollars')?.trim() ?? '']
  if (tonnes === '' && dollars === '') return { wrong: 'Name ?tonnes=3 or ?dollars=50 in the address.' }
  if (tonnes !== '' && dollars !== '')
    return { wrong: 'Name either tonnes or dollars in the address, not both.' }
  const text =
    dollars === ''
      ? { ...readWish(params), tonnes, goal: 'cost' as const, budget: '' }
      : { ...readWish(params), tonnes: '', goal: 'tonnes' as const, budget: dollars }
  // So few tonnes are sold in one piece more often than in three.
  const wish = { ...text, share: params.get('share') ?? '', projects: params.get('projects') ?? '' }
  const parsed = parseWish(wish, thisYear)
  if ('wish' in parsed) return parsed
  const [[field, says] = []] = Object.entries(parsed.errors)
  const name = field === 'budget' && dollars !== '' ? 'dollars' : field
  return { wrong: `${name}: ${says}.` }
}

/** The same wish among all recommendations, where limits can be set. */
export const wayToRecommendation = (params: URLSearchParams): string => {
  const kept = new URLSearchParams([...params].filter(([name]) => name in firstWish || name === 'category'))
  const dollars = params.get('dollars')
  if (dollars) {
    kept.set('budget', dollars)
    kept.set('goal', 'tonnes')
    kept.set('tonnes', '')
  }
  return `/recommendations?${kept}`
}

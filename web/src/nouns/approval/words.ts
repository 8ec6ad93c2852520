import type { LimitStanding } from '@ledgerleaf/contract/approvals'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'

/** Names as in a sentence: a few of them, and how many more. */
export const listNames = (names: readonly string[], shown = 3): string => {
  const rest = names.length - shown
  const listed = rest > 0 ? [...names.slice(0, shown), `${rest} more`] : [...names]
  return listed.length < 2 ? (listed[0] ?? '') : `${listed.slice(0, -1).join(', ')} or ${listed.at(-1)}`
}

/** Who can approve what one may not do alone, and what asking does. */
export const tellApprovers = (names: readonly string[]): string =>
  names.length === 0
    ? 'This is more than your role may do alone, and nobody here could approve it yet. An admin can invite somebody.'
    : `This is more than your role may do alone. ${listNames(names)} can approve it; until then nothing is held, charged or retired.`

/** What is left of one's limit, where what is done is added up; null where nothing is to be said. */
export const tellLeft = (
  { withinDays, left, freesAt, buyCents, retireTonnes }: LimitStanding,
  doing: 'buy' | 'retire',
): string | null => {
  const [limit, rest] = doing === 'buy' ? [buyCents, left.buyCents] : [retireTonnes, left.retireTonnes]
  // Whose limit is nothing, or none, has nothing to add up.
  if (withinDays === 0 || rest === null || !limit) return null
  const sum = doing === 'buy' ? `for ${writeCents(rest)}` : `${writeWhole(rest)} t`
  const until = rest < limit && freesAt ? ` until ${writeDate(freesAt)}` : ''
  return `You may still ${doing} ${sum} alone${until || ` within ${withinDays === 1 ? 'one day' : `${withinDays} days`}`}.`
}

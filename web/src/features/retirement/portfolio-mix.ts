import type { PortfolioPart } from '@ledgerleaf/contract/buyer-desk'
import { kindFill } from '../../nouns/project/kind-look.ts'
import { mechanismWords, writeCategory } from '../../nouns/project/words.ts'

export const shares = { all: 'Held and retired', held: 'Held', retired: 'Retired' } as const
export type Share = keyof typeof shares

export const creditsOf = ({ heldCredits, retiredCredits }: PortfolioPart, share: Share): number =>
  (share === 'retired' ? 0 : heldCredits) + (share === 'held' ? 0 : retiredCredits)

/** With the parts of the portfolio that it is made of. */
export type MixPart = { name: string; credits: number; fill: string; of: PortfolioPart[] }
export type Mix = { title: string; parts: MixPart[] }

type Told = { name: string; fill: string; order: number }

/** Steps of one colour, from pale to full: an order, and no meaning of their own. */
const step = (at: number, of: number) =>
  `color-mix(in srgb, var(--ink) ${Math.round(18 + (at / Math.max(1, of - 1)) * 62)}%, var(--sheet))`

const durabilities = [
  { from: 1000, name: '1,000 years and more' },
  { from: 100, name: '100 to 999 years' },
  { from: 0, name: 'Less than 100 years' },
]

const durabilityOf = (years: number | null): string =>
  years === null ? 'Not stated' : (durabilities.find(({ from }) => years >= from)?.name ?? 'Not stated')

const mixOf = (
  title: string,
  parts: readonly PortfolioPart[],
  share: Share,
  tell: (part: PortfolioPart) => Told,
): Mix => {
  const sums = new Map<string, MixPart & { order: number }>()
  for (const part of parts) {
    const credits = creditsOf(part, share)
    if (credits === 0) continue
    const { name, fill, order } = tell(part)
    const there = sums.get(name)
    if (there) {
      there.credits += credits
      there.of.push(part)
    } else sums.set(name, { name, credits, fill, order, of: [part] })
  }
  return { title, parts: [...sums.values()].sort((a, b) => a.order - b.order || b.credits - a.credits) }
}

/** What a portfolio is made of, in four ways. Each adds up to the same credits. */
export const mixesOf = (parts: readonly PortfolioPart[], share: Share): Mix[] => {
  const vintages = [...new Set(parts.map(({ vintage }) => vintage))].sort((a, b) => a - b)
  const mechanisms = ['removal', 'mixed', 'reduction']
  return [
    mixOf('Kind', parts, share, ({ category }) => ({
      name: category ? writeCategory(category) : 'Not stated',
      fill: kindFill(category),
      order: 0,
    })),
    mixOf('Removal or reduction', parts, share, ({ mechanism }) => {
      const at = mechanisms.indexOf(mechanism ?? '')
      return {
        name: (mechanismWords as Record<string, string>)[mechanism ?? ''] ?? 'Not stated',
        fill: at < 0 ? 'var(--unsplit)' : step(2 - at, 3),
        order: at < 0 ? 3 : at,
      }
    }),
    mixOf('Durability', parts, share, ({ durabilityYears }) => {
      const name = durabilityOf(durabilityYears)
      const at = durabilities.findIndex((one) => one.name === name)
      return { name, fill: at < 0 ? 'var(--unsplit)' : step(2 - at, 3), order: at < 0 ? 3 : at }
    }),
    mixOf('Vintage', parts, share, ({ vintage }) => ({
      name: String(vintage),
      fill: step(vintages.indexOf(vintage), vintages.length),
      order: vintage,
    })),
  ]
}

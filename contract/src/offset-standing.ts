import * as z from 'zod/mini'
import { type Backing, isBacked } from './backing.ts'
import { inThousands } from './in-thousands.ts'
import type { RegistryRetirement } from './registry-retirement.ts'

/** Whether retired credits count as an offset, or what stands against it. */
export const OffsetStanding = z.enum(['counted', 'pending', 'failed', 'contradicted', 'not_backed', 'repaid'])
export type OffsetStanding = z.infer<typeof OffsetStanding>

type Judged = {
  quantity: number
  backing: Backing | null
  atRegistry: RegistryRetirement | null
  isRepaid?: boolean | undefined
}

const judge = ({ backing, atRegistry, isRepaid }: Judged): OffsetStanding => {
  // Whoever got the money back has no claim to make.
  if (isRepaid) return 'repaid'
  // Credits of a seller's own making are of no registry, and no registry is told of them.
  if (atRegistry === null) return 'not_backed'
  if (atRegistry.contradictedOn !== null) return 'contradicted'
  // The registry's own file shows these very credits retired for this beneficiary: no word on their batch weighs more.
  if (atRegistry.state === 'done' && atRegistry.confirmedBy === 'file') return 'counted'
  if (backing?.state === 'contradicted') return 'contradicted'
  if (backing === null || !isBacked(backing)) return 'not_backed'
  if (atRegistry.state === 'failed') return 'failed'
  return atRegistry.state === 'done' ? 'counted' : 'pending'
}

/**
 * How the credits of a retirement stand, in parts that add up to all of them. What is known is known by batch, so today
 * there is one part; whoever reads this is ready for the day it is known by serial.
 */
export const standingsOf = (retirement: Judged): { standing: OffsetStanding; credits: number }[] => [
  { standing: judge(retirement), credits: retirement.quantity },
]

/** Of these retirements, how many credits stand so. */
export const creditsStanding = (retirements: readonly Judged[], standing: OffsetStanding): number =>
  retirements
    .flatMap(standingsOf)
    .reduce((sum, part) => (part.standing === standing ? sum + part.credits : sum), 0)

export const countedCredits = (retirements: readonly Judged[]): number =>
  creditsStanding(retirements, 'counted')

const partWords: Record<OffsetStanding, string> = {
  counted: 'retired at the registry too',
  pending: 'pending at the registry',
  failed: 'could not be retired at the registry',
  contradicted: 'against the registry’s records',
  not_backed: 'not backed by a registry’s record',
  repaid: 'of a refunded order',
}

/** Of several retirements, how many tonnes stand how: "96 t retired at the registry too, 183 t pending at the registry". */
export const tellParts = (retirements: readonly Judged[]): string =>
  OffsetStanding.options
    .map((standing) => [standing, creditsStanding(retirements, standing)] as const)
    .filter(([, credits]) => credits > 0)
    .map(([standing, credits]) => `${inThousands(credits)} t ${partWords[standing]}`)
    .join(', ')

/** In two or three words, for the cell of a table. */
export const standingTitle = (standing: OffsetStanding): string =>
  ({
    counted: 'Yes',
    pending: 'Not yet: pending at the registry',
    failed: 'No: could not be retired at the registry',
    contradicted: 'No: against the registry’s records',
    not_backed: 'No: not backed',
    repaid: 'No: the order was refunded',
  })[standing]

/** Why credits that stand so count as no offset, in one sentence. */
export const tellStanding = (standing: Exclude<OffsetStanding, 'counted'>): string =>
  ({
    pending: 'Retired in this ledger; the registry has not confirmed it yet. They count once it has.',
    failed: 'Retired in this ledger; they could not be retired at the registry.',
    contradicted: 'The registry’s records speak against these credits. An operator looks into it.',
    not_backed: 'No registry’s record stands behind these credits.',
    repaid: 'The money of their order went back. They stay retired, and count for nobody.',
  })[standing]

export const isCounted = (retirement: Judged): boolean =>
  standingsOf(retirement).every(({ standing }) => standing === 'counted')

/** Why a retirement does not count, in one sentence; null where it does. */
export const tellOpen = (retirement: Judged): string | null => {
  const open = standingsOf(retirement).flatMap(({ standing }) => (standing === 'counted' ? [] : [standing]))
  return open.length === 0 ? null : open.map(tellStanding).join(' ')
}

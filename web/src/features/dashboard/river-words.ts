import type { Coverage, RetiredElsewhere } from '@ledgerleaf/contract/buyer-desk'
import { isUndecided } from '@ledgerleaf/contract/programme-word'
import { sayCreditsFor, writeEmitted } from '../../nouns/dashboard/emitted.ts'
import { wayToCoverRest } from '../../nouns/dashboard/open-bases.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { type Fate, fates, tonnesOf } from './river-shape.ts'

export const fateWords: Record<Fate, { name: string; note: string; to: string }> = {
  retired: { name: 'Retired', note: 'counted as an offset', to: '/holdings#retired' },
  pending: { name: 'Retired, pending', note: 'at the registry', to: '/holdings#retired' },
  held: { name: 'Held', note: 'have offset nothing yet', to: '/holdings' },
  open: { name: 'Not yet covered', note: 'whole footprint', to: '' },
}

/** Where the footprint stands: in its report, or in the programme where that adds it up. */
export const wayToSource = ({ analysisId }: Pick<Coverage, 'analysisId'>): string =>
  analysisId === null ? '/programme' : `/analysis/${analysisId}`

/** What is open leads to credits for it, unless the programme does not go by it: then to where that is decided. */
export const wayFromOpen = ({ openTonnes, programme }: Pick<Coverage, 'openTonnes' | 'programme'>): string =>
  programme === null ? wayToCoverRest(openTonnes) : '/programme'

/** The whole picture in two sentences. What the programme does not go by is said to be one report's word. */
export const sayRiver = (coverage: Coverage): string => {
  const { year, programme } = coverage
  const told = tonnesOf(coverage)
  const parts = fates.map((fate) => `${writeWhole(told[fate])} t ${fateWords[fate].name.toLowerCase()}`)
  const whole = `${writeEmitted(coverage)} t${sayCreditsFor(coverage)}. Of these ${parts.join(', ')}.`
  if (isUndecided(programme)) return `Footprint of ${year}: undecided. By this report alone ${whole}`
  return `Footprint of ${year}${programme ? ' by this report alone' : ''}: ${whole}`
}

const yearOf = (day: string) => day.slice(0, 4)

/** Why these tonnes are of another time: they name no period, name another year, or a time that no one year holds. */
const reasonOf = ({ startsOn, endsOn, namesNone, isPending }: RetiredElsewhere): string =>
  [
    namesNone ? 'none' : yearOf(startsOn) === yearOf(endsOn) ? 'year' : 'years',
    namesNone || yearOf(startsOn) === yearOf(endsOn) ? yearOf(startsOn) : '',
    isPending,
  ].join()

/** In a sentence for each reason: how many tonnes, and for when they count. */
export const sayElsewhere = (elsewhere: readonly RetiredElsewhere[]): string[] =>
  [...new Set(elsewhere.map(reasonOf))].flatMap((reason) => {
    const parts = elsewhere.filter((part) => reasonOf(part) === reason)
    const [first] = parts
    if (!first) return []
    const { startsOn, endsOn, namesNone, isPending } = first
    const tonnes = `${writeWhole(parts.reduce((sum, part) => sum + part.tonnes, 0))} t`
    const pending = isPending ? ', pending at the registry,' : ''
    if (namesNone) {
      const when =
        parts.length === 1 ? `on ${writeDate(startsOn)}` : `on ${parts.length} days of ${yearOf(startsOn)}`
      return `${tonnes} retired ${when}${pending} name no period and count for ${yearOf(startsOn)}.`
    }
    if (yearOf(startsOn) === yearOf(endsOn))
      return `${tonnes}${pending} were retired for ${yearOf(startsOn)}.`
    const time =
      parts.length === 1 ? `${writeDate(startsOn)} to ${writeDate(endsOn)}` : `${parts.length} periods`
    return `${tonnes}${pending} were retired for more than one year (${time}) and count for none alone.`
  })

/** What was done and is no part of the picture. Null where there is nothing of the kind. */
export const sayBeside = (
  {
    year,
    retiredTonnes,
    pendingTonnes,
    footprintTonnes,
    elsewhere,
    heldTonnes,
    heldForItTonnes,
    laterTonnes,
    programme,
  }: Coverage,
  /** What stays for later years is said above already. */
  isLaterSaid = false,
): string | null => {
  // How much is more than there is to cover is told only by the figure that is gone by.
  const isTaken = programme === null
  const more = retiredTonnes + pendingTonnes - footprintTonnes
  const told = [
    isTaken && more > 0 && `${writeWhole(more)} t more than the footprint were retired for ${year}.`,
    ...sayElsewhere(elsewhere),
    !isLaterSaid &&
      laterTonnes > 0 &&
      `${writeWhole(laterTonnes)} t held are of a vintage after ${year} and stay for later years.`,
    isTaken &&
      heldTonnes - laterTonnes > heldForItTonnes &&
      `${writeWhole(heldTonnes - laterTonnes - heldForItTonnes)} t more are held than there is to cover.`,
  ].filter((sentence) => sentence !== false)
  return told.length > 0 ? told.join(' ') : null
}

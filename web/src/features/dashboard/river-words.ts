import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { isUndecided } from '@ledgerleaf/contract/programme-word'
import { sayCreditsFor, writeEmitted } from '../../nouns/dashboard/emitted.ts'
import { wayToCoverRest } from '../../nouns/dashboard/open-bases.ts'
import { writeWhole } from '../../ui/format.ts'
import { type Fate, fates, tonnesOf } from './river-shape.ts'

export const fateWords: Record<Fate, { name: string; note: string; to: string }> = {
  retired: { name: 'Retired', note: 'counted as an offset', to: '/holdings#retired' },
  pending: { name: 'Retired, pending', note: 'at the registry', to: '/holdings#retired' },
  held: { name: 'Held', note: 'have offset nothing yet', to: '/holdings' },
  open: { name: 'Open in the whole footprint', note: 'no credits for it', to: '' },
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

/** In the words of the programme, where what is for a period over several years stands under no year. */
const retiredBeside = (year: number): string =>
  `retired for other years than ${year}, or for a period over several years, which stands under no year`

/** What was done and is no part of the picture. Null where there is nothing of the kind. */
export const sayBeside = ({
  year,
  retiredTonnes,
  pendingTonnes,
  footprintTonnes,
  retiredElsewhereTonnes,
  pendingElsewhereTonnes,
  heldTonnes,
  heldForItTonnes,
  laterTonnes,
  programme,
}: Coverage): string | null => {
  // How much is more than there is to cover is told only by the figure that is gone by.
  const isTaken = programme === null
  const more = retiredTonnes + pendingTonnes - footprintTonnes
  const told = [
    isTaken && more > 0 && `${writeWhole(more)} t more than the footprint were retired for ${year}.`,
    retiredElsewhereTonnes > 0 &&
      `Another ${writeWhole(retiredElsewhereTonnes)} t were ${retiredBeside(year)}.`,
    pendingElsewhereTonnes > 0 &&
      `Another ${writeWhole(pendingElsewhereTonnes)} t, pending at the registry, were ${retiredBeside(year)}.`,
    retiredElsewhereTonnes + pendingElsewhereTonnes > 0 &&
      'Where a retirement names no period, it counts for the year it was made in.',
    laterTonnes > 0 &&
      `${writeWhole(laterTonnes)} t held are of a vintage after ${year} and stay for later years.`,
    isTaken &&
      heldTonnes - laterTonnes > heldForItTonnes &&
      `${writeWhole(heldTonnes - laterTonnes - heldForItTonnes)} t more are held than there is to cover.`,
  ].filter((sentence) => sentence !== false)
  return told.length > 0 ? told.join(' ') : null
}

import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { coverParts } from '@ledgerleaf/contract/cover-year'
import { pendingFill } from '../../nouns/credit/pile-looks.ts'

type GroundLine = { name: string; note: string; tonnes: number; look: string; to: string }

/**
 * The parts of a year's footprint by what became of them. They add up to it: what was retired beyond it covers nothing. Of a
 * figure that the programme does not take nothing is said to be open.
 */
export const groundOf = (coverage: Coverage): GroundLine[] => {
  const { footprintTonnes, heldForItTonnes } = coverage
  const { coveredTonnes, coveredPendingTonnes, openTonnes } = coverParts(footprintTonnes, coverage)
  const isTaken = coverage.programme === null
  return [
    {
      ...{ name: 'Retired', note: 'counted as an offset', tonnes: coveredTonnes },
      ...{ look: 'var(--retired)', to: '/holdings#retired' },
    },
    {
      ...{ name: 'Retired, pending', note: 'at the registry', tonnes: coveredPendingTonnes },
      ...{ look: pendingFill, to: '/holdings#retired' },
    },
    {
      ...{ name: 'Held', note: 'have offset nothing yet', tonnes: heldForItTonnes },
      ...{ look: 'var(--held)', to: '/holdings' },
    },
    ...(isTaken
      ? [
          {
            ...{
              name: 'Not yet covered',
              note: 'no credits for it',
              tonnes: openTonnes - heldForItTonnes,
            },
            ...{ look: '', to: '' },
          },
        ]
      : []),
  ]
}

import type { AnalysisSummary } from '@ledgerleaf/contract/analysis'
import type { BuyerDesk, NextStep } from '@ledgerleaf/contract/buyer-desk'
import { wayToReportYear } from '@ledgerleaf/contract/cover-address'
import type { ProgrammeWord } from '@ledgerleaf/contract/programme-word'
import { wayToRetire } from '@ledgerleaf/contract/retire-address'
import { nameWayToProgramme } from '../../nouns/programme/words.ts'

type Told = Pick<AnalysisSummary, 'id' | 'state' | 'footprint' | 'doubtful'>
type Covered = Pick<
  BuyerDesk['reports'][number],
  'year' | 'footprintTonnes' | 'retiredTonnes' | 'pendingTonnes'
>

/** What is next for one analysis, from its reading to its report: what is in doubt comes before what is bought by it. */
export const nextOfAnalysis = (
  { id, state, footprint, doubtful }: Told,
  covered: Covered | undefined,
  /** Where the programme does not go by its figure. */
  word: ProgrammeWord | null = null,
  /** What comes first for the whole account: credits that are held are retired before others are looked for. */
  first: NextStep | null = null,
): { says: string; to: string; isFinal?: true } => {
  const page = `/analysis/${id}`
  if (state === 'waiting' || state === 'reading') return { says: 'Follow the reading', to: page }
  if (state === 'failed' || !footprint) return { says: 'Upload another', to: '/#ask' }
  if (doubtful > 0)
    return { says: doubtful === 1 ? 'Check one figure' : `Check ${doubtful} figures`, to: page }
  if (word) return { says: nameWayToProgramme(footprint.year, word), to: '/programme' }
  if (covered && covered.retiredTonnes + covered.pendingTonnes >= covered.footprintTonnes)
    return { says: `Report ${covered.year}`, to: '/reports' }
  if (first?.step === 'retire' && first.of?.year === footprint.year)
    return {
      says: `Retire ${first.of.tonnes.toLocaleString('en-US')} t`,
      to: wayToRetire(first.of),
      isFinal: true,
    }
  return { says: 'Cover the rest', to: wayToReportYear(id, footprint.year) }
}

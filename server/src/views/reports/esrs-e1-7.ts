import type { ReportRow, ReportSection } from '@ledgerleaf/contract/reports'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import type { ReportData } from './report-data.ts'
import { groupBy, idsOf, isAtRegistry, number, section, share, tonnesOf } from './section.ts'

export const esrsVersion = 'esrs-e1-7/2023-2772+2026-11.4'

const europeanUnion = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
)
const biogenic = new Set(['redd_arr', 'blue_carbon'])

const isRemoval = ({ mechanism }: Retirement) => mechanism === 'removal'

/** AR 62 and AR 64: credits cancelled in the year and their make-up, beside the year before. */
export const esrsE17 = ({ retirements, before, heldTonnes, forward }: ReportData): ReportSection[] => {
  const [total, totalBefore] = [tonnesOf(retirements), tonnesOf(before)]
  const shareRow = (title: string, holds: (one: Retirement) => boolean): ReportRow => {
    const own = retirements.filter(holds)
    return {
      cells: [title, share(tonnesOf(before.filter(holds)), totalBefore), share(tonnesOf(own), total)],
      retirementIds: idsOf(own),
    }
  }
  const tonnesRow = (title: string, holds: (one: Retirement) => boolean): ReportRow => {
    const own = retirements.filter(holds)
    return { cells: [title, tonnesOf(before.filter(holds)), tonnesOf(own)], retirementIds: idsOf(own) }
  }
  const isStored = (one: Retirement) => isRemoval(one) && biogenic.has(one.category ?? '')
  const isEngineered = (one: Retirement) => isRemoval(one) && !biogenic.has(one.category ?? '')
  return [
    section('Carbon credits cancelled in the reporting year', {
      paragraphs: [
        'Credits outside the own value chain. They are not netted against emissions (E1-6) or targets (E1-4).',
      ],
      columns: ['', number('Year before'), number('Reporting year')],
      rows: [
        { cells: ['Total (tCO2eq)', totalBefore, total], retirementIds: idsOf(retirements) },
        tonnesRow('– of which shown as retired at the registry (tCO2eq)', isAtRegistry),
        tonnesRow('– of which pending at the registry (tCO2eq)', (one) => !isAtRegistry(one)),
        shareRow('Share from removal projects (%)', isRemoval),
        shareRow('– of which biogenic sinks (%)', isStored),
        shareRow('– of which technological sinks (%)', isEngineered),
        shareRow('Share from reduction projects (%)', ({ mechanism }) => mechanism === 'reduction'),
        shareRow(
          'Share from mixed or unstated projects (%)',
          ({ mechanism }) => mechanism === null || mechanism === 'mixed',
        ),
        ...groupBy([...retirements, ...before], ({ registry }) => registry).map(([registry]) =>
          shareRow(`Recognised quality standard: ${registry} (%)`, (one) => one.registry === registry),
        ),
        shareRow('Share from projects in the EU (%)', ({ country }) => europeanUnion.has(country ?? '')),
      ],
      isUnverified: true,
    }),
    section('Corresponding adjustments', {
      paragraphs: ['Not recorded for these credits. Ask the seller before you state a share.'],
    }),
    section('Carbon credits planned to be cancelled in the future', {
      paragraphs: [
        'Credits held when this report was written and not yet retired, and credits bought forward that are still to be delivered.',
      ],
      columns: ['', number('tCO2eq')],
      rows: [
        { cells: ['Held under existing purchases', heldTonnes], retirementIds: [] },
        ...forward.map(({ year, tonnes }) => ({
          cells: [`Bought forward, to be delivered in ${year}`, tonnes],
          retirementIds: [],
        })),
      ],
      isUnverified: true,
    }),
  ]
}

import { creditsStanding, OffsetStanding, tellStanding } from '@ledgerleaf/contract/offset-standing'
import type { LeftOut, ReportMade } from '@ledgerleaf/contract/report-made'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import { chooseRetirements, isAcross, isFor, isRetiredIn } from './choose-retirements.ts'
import type { ReportData } from './report-data.ts'
import { creditsOf } from './section.ts'
import { standing } from './standing-rows.ts'
import type { Template } from './template.ts'

const omit = (what: string, why: string, from: readonly Retirement[]): LeftOut => ({
  what,
  why,
  credits: creditsOf(from),
  retirementIds: from.map(({ id }) => id),
})

const uncounted = (chosen: readonly Retirement[]): LeftOut[] =>
  OffsetStanding.options.flatMap((wanted) => {
    if (wanted === 'counted') return []
    const credits = creditsStanding(chosen, wanted)
    const ids = standing(chosen, wanted).map(({ id }) => id)
    return {
      what: 'Retired, and not counted as an offset',
      why: tellStanding(wanted),
      credits,
      retirementIds: ids,
    }
  })

/** Nobody is to look for a retirement in vain, or to count it twice. */
const otherDates = ({ retirements, period }: ReportData, rule: Template['retirements']): LeftOut[] => {
  const across = retirements.filter((one) => isAcross(one, period))
  if (rule === 'retired') {
    const elsewhere = retirements.filter(
      (one) => (isFor(one, period) || isAcross(one, period)) && !isRetiredIn(one, period),
    )
    return [
      omit(
        'Named for this period or for days of it, and retired on another day',
        'This report goes by the day of retirement. They are in the report of the period that day is in.',
        elsewhere,
      ),
    ]
  }
  return [
    omit(
      'Retired for a period that reaches beyond this one',
      'This report goes by the period a retirement names. Choose that period to report them.',
      across,
    ),
    omit(
      'Retired in this period, and named for another',
      'This report goes by the period a retirement names. They are in the report of that one.',
      retirements.filter((one) => isRetiredIn(one, period) && !isFor(one, period) && !across.includes(one)),
    ),
  ]
}

/** Whoever retires for another company has not offset anything of their own. */
const forThirdParties = ({ forOthers, period }: ReportData, rule: Template['retirements']): LeftOut =>
  omit(
    'Retired on behalf of a third party',
    'It is the offset of whom it was retired for, and of nobody else.',
    chooseRetirements(forOthers, rule, period),
  )

const notRetired = ({ holdings, withdrawn, promised }: ReportData): LeftOut[] => [
  {
    what: 'Held, and not retired',
    why: 'A credit that is held has offset nothing. As it stood when this was made.',
    credits: creditsOf(holdings),
    retirementIds: [],
  },
  {
    what: 'Withdrawn to wallets, and not back',
    why: 'A credit that left as a token has offset nothing, and may be another’s by now. As it stood when this was made.',
    credits: creditsOf(withdrawn),
    retirementIds: [],
  },
  {
    what: 'Bought forward, and not delivered',
    why: 'A promise is not a credit yet. As it stood when this was made.',
    credits: creditsOf(promised),
    retirementIds: [],
  },
]

/** By which dates, from which state of the ledger, and without what. */
export const tellMade = (
  data: ReportData,
  { version, dateRules, retirements: rule }: Template,
  chosen: readonly Retirement[],
): ReportMade => ({
  at: data.now.toISOString(),
  templateVersion: version,
  dateRules: [...dateRules],
  checkpoint: data.checkpoint,
  leftOut: [
    ...uncounted(chosen),
    ...otherDates(data, rule),
    forThirdParties(data, rule),
    ...notRetired(data),
  ].filter(({ credits }) => credits > 0),
})

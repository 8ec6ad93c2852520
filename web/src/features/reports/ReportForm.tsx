import { type ReportKind, type ReportQuery, speaksOfFootprint } from '@ledgerleaf/contract/reports'
import { FootprintSelect } from '../../nouns/analysis/FootprintSelect.tsx'
import { byHand } from '../../nouns/analysis/footprint-choice.ts'
import type { OwnFootprints } from '../../nouns/analysis/use-own-footprints.ts'
import { TextField } from '../../ui/TextField.tsx'
import { PeriodFields } from './PeriodFields.tsx'

type Props = {
  kind: ReportKind
  query: ReportQuery
  onQuery: (query: ReportQuery) => void
  own: OwnFootprints
  /** Where the footprint comes from. */
  source: string
  onSource: (source: string) => void
}

const textOrNone = (text: string) => (text === '' ? undefined : text)

export const ReportForm = ({ kind, query, onQuery, own, source, onSource }: Props) => (
  <form
    aria-label="For which period and company"
    onSubmit={(event) => event.preventDefault()}
    className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4 min-[100rem]:grid-cols-2"
  >
    <PeriodFields period={query} onPeriod={(days) => onQuery({ ...query, ...days })} />
    <TextField
      label="Company"
      hint="As printed on the report. Left empty: your organisation, or the company you last bought for"
      className="sm:col-span-2"
      maxLength={200}
      value={query.company ?? ''}
      onChange={(event) => onQuery({ ...query, company: event.target.value })}
    />
    {speaksOfFootprint(kind) && (
      <FootprintSelect
        label={kind === 'vcmi' ? 'Remaining emissions from' : 'Emissions from'}
        hint="Read from the analysis whenever the report is made"
        className="sm:col-span-2"
        own={own}
        value={source}
        onChange={(event) => onSource(event.target.value)}
      />
    )}
    {speaksOfFootprint(kind) && source === byHand && (
      <TextField
        label={kind === 'vcmi' ? 'Remaining emissions' : 'Emissions'}
        hint="Tonnes of CO2e in the period"
        figures
        inputMode="decimal"
        value={query.footprint === undefined ? '' : String(query.footprint)}
        onChange={(event) => {
          const tonnes = Number(event.target.value.replaceAll(',', ''))
          onQuery({ ...query, footprint: event.target.value === '' || !(tonnes >= 0) ? undefined : tonnes })
        }}
      />
    )}
    {kind === 'ab1305' && (
      <TextField
        label="Verification of data and claims"
        hint="Whether there is any, and by whom"
        className="sm:col-span-2"
        maxLength={500}
        value={query.verification ?? ''}
        onChange={(event) => onQuery({ ...query, verification: textOrNone(event.target.value) })}
      />
    )}
  </form>
)

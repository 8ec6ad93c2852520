import type { AnalysisSummary } from '@ledgerleaf/contract/analysis'
import { type ReportKind, type ReportQuery, reportKinds } from '@ledgerleaf/contract/reports'
import { FootprintSelect } from '../../nouns/analysis/FootprintSelect.tsx'
import { byHand } from '../../nouns/analysis/footprint-choice.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = {
  kind: ReportKind
  query: ReportQuery
  onKind: (kind: ReportKind) => void
  onQuery: (query: ReportQuery) => void
  analyses: readonly AnalysisSummary[]
  /** Where the footprint comes from. */
  source: string
  onSource: (source: string) => void
}

const textOrNone = (text: string) => (text === '' ? undefined : text)

export const ReportForm = ({ kind, query, onKind, onQuery, analyses, source, onSource }: Props) => {
  const isPeriodWrong = query.from > query.to
  return (
    <form
      aria-label="Which report, for which period"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4"
    >
      <Select
        label="Report"
        value={kind}
        className="sm:col-span-2"
        onChange={(event) => onKind(event.target.value as ReportKind)}
      >
        {Object.entries(reportKinds).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
      <TextField
        label="First day"
        type="date"
        value={query.from}
        onChange={(event) => event.target.value && onQuery({ ...query, from: event.target.value })}
      />
      <TextField
        label="Last day"
        type="date"
        value={query.to}
        error={isPeriodWrong ? 'The last day must not come before the first' : undefined}
        onChange={(event) => event.target.value && onQuery({ ...query, to: event.target.value })}
      />
      <TextField
        label="Company"
        hint="As it should stand on the report"
        className="sm:col-span-2"
        maxLength={200}
        value={query.company ?? ''}
        onChange={(event) => onQuery({ ...query, company: textOrNone(event.target.value) })}
      />
      {kind === 'vcmi' && (
        <FootprintSelect
          label="Remaining emissions from"
          hint="Read from the analysis whenever the report is made"
          className="sm:col-span-2"
          analyses={analyses}
          value={source}
          onChange={(event) => onSource(event.target.value)}
        />
      )}
      {kind === 'vcmi' && source === byHand && (
        <TextField
          label="Remaining emissions"
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
}

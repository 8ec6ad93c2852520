import { ReportKind, type ReportQuery } from '@ledgerleaf/contract/reports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { byHand, firstChoice, readChoice } from '../../nouns/analysis/footprint-choice.ts'
import { analysisQueries } from '../../nouns/analysis/queries.ts'
import { downloadsOf, reportQueries } from '../../nouns/report/queries.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ReportForm } from './ReportForm.tsx'
import { ReportView } from './ReportView.tsx'

const thisYear = new Date().getFullYear()

/** Only the report that speaks of a footprint is told one, and only from one place. */
const askedOf = (kind: ReportKind, { footprint, ...query }: ReportQuery, source: string): ReportQuery => {
  if (kind !== 'vcmi') return query
  const from = readChoice(source)
  return from ? { ...query, analysis: from.analysisId, year: from.year } : { ...query, footprint }
}

export const Reports = () => {
  const [params, setParams] = useSearchParams()
  const named = ReportKind.safeParse(params.get('kind'))
  const kind = named.success ? named.data : 'auditor'
  const [query, setQuery] = useState<ReportQuery>({
    from: params.get('from') ?? `${thisYear}-01-01`,
    to: params.get('to') ?? `${thisYear}-12-31`,
  })
  const [chosen, setChosen] = useState<string>()
  const { data: own, isPending } = useQuery(analysisQueries.list())
  const analyses = own?.analyses ?? []
  // What was typed before the analyses were there stays.
  const first = query.footprint === undefined ? firstChoice(analyses, query.to) : byHand
  const source = chosen ?? first
  const asked = askedOf(kind, query, source)
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...reportQueries.one(kind, asked),
    // Before the analyses are known it would be written without the footprint they give.
    enabled: kind !== 'vcmi' || !isPending,
  })
  const downloads = downloadsOf(kind, asked)
  const keep = (next: Record<string, string>) =>
    setParams({ kind, from: query.from, to: query.to, ...next }, { replace: true, preventScrollReset: true })
  return (
    <div className="grid gap-10">
      <ReportForm
        kind={kind}
        query={query}
        analyses={analyses}
        source={source}
        onSource={setChosen}
        onKind={(next) => keep({ kind: next })}
        onQuery={(next) => {
          setQuery(next)
          keep({ from: next.from, to: next.to })
        }}
      />
      <div className="flex flex-wrap gap-3">
        <a href={downloads.pdf} className={buttonLook('primary', 'regular')}>
          PDF
        </a>
        <a href={downloads.xlsx} className={buttonLook('outline', 'regular')}>
          XLSX
        </a>
        <a href={downloads.json} download={`${kind}.json`} className={buttonLook('outline', 'regular')}>
          JSON
        </a>
      </div>
      {isError && <ErrorState text={error.message} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && data && data.kind === kind && <ReportView report={data} />}
      {!isError && data?.kind !== kind && (
        <div role="status">
          <span className="sr-only">Writing the report</span>
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </div>
  )
}

import { ReportKind, type ReportQuery } from '@ledgerleaf/contract/reports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { downloadsOf, reportQueries } from '../../nouns/report/queries.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ReportForm } from './ReportForm.tsx'
import { ReportView } from './ReportView.tsx'

const thisYear = new Date().getFullYear()

export const Reports = () => {
  const [params, setParams] = useSearchParams()
  const named = ReportKind.safeParse(params.get('kind'))
  const kind = named.success ? named.data : 'auditor'
  const [query, setQuery] = useState<ReportQuery>({
    from: params.get('from') ?? `${thisYear}-01-01`,
    to: params.get('to') ?? `${thisYear}-12-31`,
  })
  const { data, isError, error, isFetching, refetch } = useQuery(reportQueries.one(kind, query))
  const downloads = downloadsOf(kind, query)
  const keep = (next: Record<string, string>) =>
    setParams({ kind, from: query.from, to: query.to, ...next }, { replace: true, preventScrollReset: true })
  return (
    <div className="grid gap-10">
      <ReportForm
        kind={kind}
        query={query}
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

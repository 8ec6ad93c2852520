import { type Report, ReportKind, type ReportQuery, speaksOfFootprint } from '@ledgerleaf/contract/reports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { byHand, readChoice } from '../../nouns/analysis/footprint-choice.ts'
import { useOwnFootprints } from '../../nouns/analysis/use-own-footprints.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { reportQueries } from '../../nouns/report/queries.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { NothingToReport } from './NothingToReport.tsx'
import { wholeYear } from './periods.ts'
import { ReportChoice } from './ReportChoice.tsx'
import { ReportDownloads } from './ReportDownloads.tsx'
import { ReportForm } from './ReportForm.tsx'
import { ReportView } from './ReportView.tsx'
import { ReportWaiting } from './ReportWaiting.tsx'

/** Only a report that speaks of a footprint is told one, and only from one place. */
const askedOf = (kind: ReportKind, given: ReportQuery, source: string): ReportQuery => {
  const { footprint, company, ...rest } = given
  const query = company ? { ...rest, company } : rest
  if (!speaksOfFootprint(kind)) return query
  const from = readChoice(source)
  return from ? { ...query, analysis: from.analysisId, year: from.year } : { ...query, footprint }
}

/** No figure of it comes from a retirement or a purchase. */
const isBare = ({ sections, made }: Report): boolean =>
  made.leftOut.length === 0 &&
  sections.every(({ rows }) =>
    rows.every(({ cells }) => cells.every((cell) => cell.is !== 'credits' || cell.credits === 0)),
  )

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)

export const Reports = () => {
  const [params, setParams] = useSearchParams()
  const named = ReportKind.safeParse(params.get('kind'))
  const kind = named.success ? named.data : 'auditor'
  const [query, setQuery] = useState<ReportQuery>(() => {
    const [from, to] = [params.get('from'), params.get('to')]
    return isDay(from) && isDay(to) ? { from, to } : wholeYear(new Date().getFullYear())
  })
  const [chosen, setChosen] = useState<string>()
  const { own, isPending } = useOwnFootprints()
  // What was typed before the analyses were there stays.
  const first = query.footprint === undefined ? own.first(query.to) : byHand
  const source = chosen ?? first
  const { person } = useSession()
  // The account's own company, until another is typed or it is emptied.
  const given = { ...query, company: query.company ?? person?.company ?? undefined }
  const asked = askedOf(kind, given, source)
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...reportQueries.one(kind, asked),
    // Before the analyses are known it would be written without the footprint they give.
    enabled: query.from <= query.to && (!speaksOfFootprint(kind) || !isPending),
  })
  const keep = (next: Record<string, string>) =>
    setParams({ kind, from: query.from, to: query.to, ...next }, { replace: true, preventScrollReset: true })
  const isShown = data?.kind === kind
  const isNothing = isShown && isBare(data)
  const view = (report: Report) => (
    <ReportView
      report={report}
      isOld={isPlaceholderData}
      files={<ReportDownloads kind={kind} query={asked} isQuiet={isNothing} />}
    />
  )
  return (
    // With the room of a large desk what is chosen stands beside the paper and stays in sight.
    <div
      data-wide
      className="grid grid-cols-[minmax(0,1fr)] gap-8 min-[100rem]:grid-cols-[24rem_minmax(0,1fr)] min-[100rem]:items-start min-[100rem]:gap-x-12"
    >
      <div className="grid min-w-0 gap-8 min-[100rem]:sticky min-[100rem]:top-24">
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] min-[100rem]:grid-cols-1">
          <ReportChoice kind={kind} onKind={(next) => keep({ kind: next })} />
          <ReportForm
            kind={kind}
            query={given}
            own={own}
            source={source}
            onSource={setChosen}
            onQuery={(next) => {
              setQuery(next)
              keep({ from: next.from, to: next.to })
            }}
          />
        </div>
      </div>
      <div className="grid min-w-0 gap-8">
        {isError && <ErrorState text={error.message} onRetry={() => void refetch()} busy={isFetching} />}
        {!isError && isShown && isNothing && (
          <>
            <NothingToReport />
            <Fold title="See the report as it stands, with nothing in it">{view(data)}</Fold>
          </>
        )}
        {!isError && isShown && !isNothing && view(data)}
        {!isError && !isShown && <ReportWaiting />}
      </div>
    </div>
  )
}

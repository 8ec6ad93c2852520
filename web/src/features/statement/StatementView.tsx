import { type Statement, statementApi } from '@ledgerleaf/contract/statement'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { hrefOf } from '../../api/request.ts'
import { statementQuery } from '../../nouns/statement/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatCard } from '../../ui/StatCard.tsx'
import { StatementTable } from './StatementTable.tsx'

const files = [
  { href: hrefOf(statementApi.csv), label: 'CSV' },
  { href: hrefOf(statementApi.pdf), label: 'PDF' },
] as const

const Figures = ({ statement }: { statement: Statement }) => (
  <div className="grid gap-3 min-[22rem]:grid-cols-2 sm:gap-4 xl:grid-cols-4">
    <StatCard label="Balance" value={writeCents(statement.balanceCents)} note="Earned and not yet paid out" />
    <StatCard
      label="Sales"
      value={writeCents(statement.salesCents)}
      note={statement.refundsCents > 0 ? `${writeCents(statement.refundsCents)} refunded` : 'Before fees'}
    />
    <StatCard label="Fees" value={writeCents(statement.feesCents)} note="Kept by the marketplace" />
    <StatCard
      label="Payouts"
      value={writeCents(statement.payoutsCents)}
      note="Sent, without what came back"
    />
  </div>
)

/** What a seller earned, what it cost, what was paid out and what is left; as a page and as files. */
export const StatementView = () => {
  const { data: statement, isError, isFetching, refetch } = useQuery(statementQuery())
  if (!statement && isError)
    return <ErrorState title="The statement did not load" onRetry={() => void refetch()} busy={isFetching} />
  if (!statement)
    return (
      <div role="status" className="grid gap-8">
        <span className="sr-only">Loading the statement</span>
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    )
  return (
    <div className="grid gap-8">
      <Figures statement={statement} />
      {statement.rows.length > 0 ? (
        <>
          <StatementTable rows={statement.rows} />
          {statement.earlierRows > 0 && (
            <p className="text-muted text-sm">
              {writeWhole(statement.earlierRows)} earlier movements are in the CSV file. The sums above count
              them.
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {files.map(({ href, label }) => (
              <a key={label} href={href} download className={buttonLook('outline', 'regular')}>
                <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
                Download as {label}
              </a>
            ))}
          </div>
        </>
      ) : (
        <div className="border-edge border-t-2 bg-sheet">
          <EmptyState
            title="No sales yet"
            text="Each sale will stand here with its fee and what it leaves you, and each payout after it."
            action={<ButtonLink to="/sellerlisting">List Carbon Credits</ButtonLink>}
          />
        </div>
      )}
    </div>
  )
}

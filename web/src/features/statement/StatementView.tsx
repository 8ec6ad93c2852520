import { type Statement, statementApi } from '@ledgerleaf/contract/statement'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { hrefOf } from '../../api/request.ts'
import { statementQuery } from '../../nouns/statement/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { cn } from '../../ui/cn.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { GhostSheet } from '../../ui/GhostSheet.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatementTable } from './StatementTable.tsx'

const files = [
  { href: hrefOf(statementApi.csv), label: 'CSV' },
  { href: hrefOf(statementApi.pdf), label: 'PDF' },
] as const

/** How the balance comes about, as a sum is written: one term after the other, and what they come to at the end. */
const Sum = ({ statement }: { statement: Statement }) => {
  const { salesCents, refundsCents, feesCents, payoutsCents, balanceCents } = statement
  const terms = [
    { label: 'Sales', takes: false, cents: salesCents },
    ...(refundsCents > 0 ? [{ label: 'Refunds', takes: true, cents: refundsCents }] : []),
    { label: 'Fees', takes: true, cents: feesCents },
    { label: 'Payouts', takes: true, cents: payoutsCents },
    { label: 'Balance, earned and not yet paid out', takes: false, cents: balanceCents },
  ]
  return (
    <div className="@container border-edge border-t-2 bg-sheet">
      <dl
        aria-label="How the balance comes about"
        className="grid px-4 py-3 @3xl:flex @3xl:justify-between @3xl:gap-6 @3xl:px-5 @3xl:py-5"
      >
        {terms.map(({ label, takes, cents }) => (
          <div
            key={label}
            className={cn(
              'flex items-baseline justify-between gap-6 py-1.5 @3xl:grid @3xl:content-between @3xl:gap-1 @3xl:py-0',
              // What it comes to stands under a rule in a column, and behind one in a row.
              'last:mt-1.5 last:border-edge last:border-t last:pt-3 last:font-medium',
              '@3xl:last:mt-0 @3xl:last:border-t-0 @3xl:last:border-l @3xl:last:pt-0 @3xl:last:pl-6',
            )}
          >
            <dt className="text-note @3xl:text-fine @3xl:text-muted">{label}</dt>
            <dd className="whitespace-nowrap text-right font-mono tabular-nums @3xl:text-left @3xl:text-lg">
              {takes && cents > 0 ? `−${writeCents(cents)}` : writeCents(cents)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const Files = () => (
  <div className="flex flex-wrap gap-2 sm:gap-3">
    {files.map(({ href, label }) => (
      <a key={label} href={href} download className={buttonLook('outline', 'small')}>
        <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
        <span>
          <span className="max-sm:sr-only">Download as </span>
          {label}
        </span>
      </a>
    ))}
  </div>
)

/** What a seller earned, what it cost, what was paid out and what is left; as a page and as files. */
export const StatementView = ({ hasProject }: { hasProject: boolean }) => {
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
      {/* Before the first project there is nothing yet that anything could come from. */}
      {(hasProject || statement.rows.length > 0) && (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <Heading level={2} look="small">
              What it comes from
            </Heading>
            {statement.rows.length > 0 && <Files />}
          </div>
          {/* Nothing comes to nothing: a row of noughts says no more than that. */}
          {statement.rows.length > 0 && <Sum statement={statement} />}
        </div>
      )}
      {statement.rows.length > 0 ? (
        <>
          <StatementTable rows={statement.rows} />
          {statement.earlierRows > 0 && (
            <p className="text-muted text-sm">
              {writeWhole(statement.earlierRows)} earlier movements are in the CSV file. The sums above count
              them.
            </p>
          )}
        </>
      ) : (
        <GhostSheet
          title="No sales yet"
          heads={['Sale, fee or payout', 'Net']}
          foot="Balance"
          action={
            hasProject ? (
              <ButtonLink to="/sellerlisting">List Carbon Credits</ButtonLink>
            ) : (
              <ButtonLink to="/seller/projects">Start a project file</ButtonLink>
            )
          }
        >
          {!hasProject && 'Credits of a project are sold once its file is approved. '}
          Each sale will stand here with its fee and what it leaves you, and each payout after it.
        </GhostSheet>
      )}
    </div>
  )
}

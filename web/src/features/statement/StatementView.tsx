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
import { Heading } from '../../ui/Heading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatementTable } from './StatementTable.tsx'

const files = [
  { href: hrefOf(statementApi.csv), label: 'CSV' },
  { href: hrefOf(statementApi.pdf), label: 'PDF' },
] as const

const less = (cents: number) => (cents > 0 ? `−${writeCents(cents)}` : writeCents(0))

/** How the balance comes about, as a sum is written: figure under figure, and a rule above what they come to. */
const Sum = ({ statement }: { statement: Statement }) => {
  const { salesCents, refundsCents, feesCents, payoutsCents, balanceCents } = statement
  const parts = [
    { label: 'Sales', amount: writeCents(salesCents) },
    ...(refundsCents > 0 ? [{ label: 'Refunds', amount: less(refundsCents) }] : []),
    { label: 'Fees', amount: less(feesCents) },
    { label: 'Payouts', amount: less(payoutsCents) },
    { label: 'Balance, earned and not yet paid out', amount: writeCents(balanceCents) },
  ]
  return (
    <dl
      aria-label="How the balance comes about"
      className="grid max-w-xl border-edge border-t-2 bg-sheet px-4 py-3 sm:px-5"
    >
      {parts.map(({ label, amount }) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-6 py-1.5 last:mt-1.5 last:border-edge last:border-t last:pt-3 last:font-medium"
        >
          <dt className="text-note">{label}</dt>
          <dd className="whitespace-nowrap text-right font-mono tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

const Files = () => (
  <div className="flex flex-wrap gap-3">
    {files.map(({ href, label }) => (
      <a key={label} href={href} download className={buttonLook('outline', 'small')}>
        <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
        Download as {label}
      </a>
    ))}
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
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Heading level={2} look="small">
            What it comes from
          </Heading>
          {statement.rows.length > 0 && <Files />}
        </div>
        <Sum statement={statement} />
      </div>
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

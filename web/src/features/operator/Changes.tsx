import type { ReviewedProject } from '@ledgerleaf/contract/operator'

/** What differs from the file that was approved last, entry by entry. */
export const Changes = ({ changes }: { changes: NonNullable<ReviewedProject['changes']> }) =>
  changes.length === 0 ? (
    <p className="text-muted">Nothing changed since the last approval.</p>
  ) : (
    <dl className="border-edge border-t-2 bg-sheet">
      {changes.map(({ what, was, is }) => (
        <div
          key={what}
          className="grid gap-x-6 gap-y-1 border-hairline border-b p-4 text-sm last:border-b-0 sm:grid-cols-[9rem_1fr_1fr]"
        >
          <dt className="font-medium">{what}</dt>
          <dd className="text-muted line-through decoration-muted/50 [overflow-wrap:anywhere]">
            <span className="sr-only">Before: </span>
            {was ?? 'nothing'}
          </dd>
          <dd className="[overflow-wrap:anywhere]">
            <span className="sr-only">Now: </span>
            {is ?? 'nothing'}
          </dd>
        </div>
      ))}
    </dl>
  )

import type { FileChange } from '@ledgerleaf/contract/file-history'

/** What one version of a project's file says otherwise than the one before, entry by entry. */
export const FileChanges = ({ changes }: { changes: readonly FileChange[] }) => (
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

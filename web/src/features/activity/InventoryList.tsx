import { type ActivitySummary, activityApi } from '@ledgerleaf/contract/activity'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { activityKeys } from '../../nouns/activity/keys.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Button } from '../../ui/Button.tsx'
import { writeDate } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'

const writeLines = (count: number) => (count === 1 ? 'one line' : `${count} lines`)

/** What was begun, the newest first: to go on with, or to delete where it was never finished. */
export const InventoryList = ({ inventories }: { inventories: readonly ActivitySummary[] }) => {
  const mayEdit = useMay('prepare')
  const remove = useMutation({
    mutationFn: (id: string) => send(activityApi.remove, { params: { id } }),
    onSettled: () => stale.send(activityKeys.list),
  })
  return (
    <ul aria-label="Footprints you began" className="border-edge border-t-2 bg-sheet">
      {inventories.map(({ id, companyName, year, savedAt, lines, analysisId }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-b px-4 py-3 last:border-b-0 sm:px-5"
        >
          <div className="min-w-0">
            <TextLink to={`/footprint?of=${id}`} className="font-medium [overflow-wrap:anywhere]">
              {companyName}, {year}
            </TextLink>
            <p className="text-muted text-sm">
              {writeLines(lines)}, saved {writeDate(savedAt)}
            </p>
            {remove.error && remove.variables === id && (
              <p role="alert" className="text-error text-sm">
                {messageOf(remove.error)}
              </p>
            )}
          </div>
          {analysisId === null ? (
            mayEdit && (
              <Button
                variant="quiet"
                size="small"
                busy={remove.isPending && remove.variables === id}
                onClick={() => remove.mutate(id)}
              >
                Delete the draft
              </Button>
            )
          ) : (
            <TextLink to={`/analysis/${analysisId}`} className="text-sm">
              See the analysis
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  )
}

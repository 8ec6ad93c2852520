import { type ActivityGroup, activityGroups, findActivity } from '@ledgerleaf/contract/activities'
import { type ActivityInventory, activityApi } from '@ledgerleaf/contract/activity'
import { type DraftLine, emptyLine } from '@ledgerleaf/contract/activity-draft'
import { addLines } from '@ledgerleaf/contract/activity-totals'
import { computeLines, lineKey } from '@ledgerleaf/contract/compute-lines'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { activityKeys } from '../../nouns/activity/keys.ts'
import { analysisKeys } from '../../nouns/analysis/keys.ts'
import { dashboardKeys } from '../../nouns/dashboard/keys.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { GroupNav } from './GroupNav.tsx'
import { LineRow } from './LineRow.tsx'
import { TotalsPanel } from './TotalsPanel.tsx'
import { UploadTemplate } from './UploadTemplate.tsx'
import { type DraftState, useInventoryDraft } from './use-inventory-draft.ts'
import { useUploadRows } from './use-upload-rows.ts'
import { VersionList } from './VersionList.tsx'

const savedWords: Record<Exclude<DraftState['kind'], 'failed'>, string> = {
  saved: 'Everything is saved',
  saving: 'Saving …',
  unsaved: 'Saving …',
}

const groupOf = ({ activity, id }: DraftLine, begun: ReadonlyMap<string, ActivityGroup>): ActivityGroup =>
  findActivity(activity)?.group ?? begun.get(id) ?? 'energy'

const twice = (lines: readonly DraftLine[]): number => {
  const filled = lines.filter(({ amount }) => amount !== '')
  return filled.length - new Set(filled.map(lineKey)).size
}

/** The guided form: step by step through what a company has, with what it comes to beside it. */
export const InventoryEditor = ({ inventory }: { inventory: ActivityInventory }) => {
  const draft = useInventoryDraft(inventory)
  const { lines, year } = draft.typed
  const [group, setGroup] = useState<ActivityGroup>('energy')
  const [open, setOpen] = useState<string | null>(null)
  // Where a line was begun, until it says what it is.
  const [begun, setBegun] = useState<ReadonlyMap<string, ActivityGroup>>(new Map())
  const { computed, problems, totals } = useMemo(() => {
    const made = computeLines(lines, year)
    return { computed: made.lines, problems: made.problems, totals: addLines(made.lines) }
  }, [lines, year])
  const mayEdit = useMay('prepare')
  const upload = useUploadRows(inventory.id, draft)
  const navigate = useNavigate()
  const client = useQueryClient()
  const finish = useMutation({
    mutationFn: async () => {
      if (!(await draft.flush())) throw new Error('What you typed could not be saved yet.')
      return send(activityApi.finish, {
        params: { id: inventory.id },
        body: { seenRevision: draft.revision.current },
      })
    },
    onSuccess: async ({ analysisId }) => {
      for (const queryKey of [activityKeys.all, analysisKeys.all, dashboardKeys.desk])
        void client.invalidateQueries({ queryKey })
      await navigate(`/analysis/${analysisId}`)
    },
  })
  // What is added or finished is what was typed until then: anything typed meanwhile would be lost.
  const isBusy = upload.isPending || finish.isPending
  const own = lines.filter((line) => groupOf(line, begun) === group)
  const counts = new Map(
    activityGroups.map(({ id }) => [id, lines.filter((line) => groupOf(line, begun) === id).length]),
  )
  const change = (id: string, more: Partial<DraftLine>) =>
    draft.change({ lines: lines.map((line) => (line.id === id ? { ...line, ...more } : line)) })
  const add = () => {
    const line = emptyLine(crypto.randomUUID(), { country: lines.at(-1)?.country ?? '' })
    setBegun(new Map(begun).set(line.id, group))
    draft.change({ lines: [...lines, line] })
    setOpen(line.id)
  }
  const { name, says } = activityGroups.find(({ id }) => id === group) ?? activityGroups[0]
  const next = activityGroups[activityGroups.findIndex(({ id }) => id === group) + 1]
  const same = twice(lines)
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
      <UploadTemplate upload={upload} disabled={!mayEdit || finish.isPending} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 @4xl:grid-cols-[17rem_minmax(0,1fr)] @4xl:grid-rows-[auto_1fr]">
        <GroupNav group={group} counts={counts} onGroup={setGroup} />
        <div className="min-w-0 @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1">
          <Part title={name} lead={says}>
            {own.length > 0 && (
              <ul aria-label={name} className="border-edge border-t-2 bg-sheet">
                {own.map((line) => (
                  <LineRow
                    key={line.id}
                    group={group}
                    line={line}
                    year={year}
                    computed={computed.find(({ id }) => id === line.id)}
                    problem={problems.find(({ id }) => id === line.id)}
                    isOpen={open === line.id}
                    isClosed={!mayEdit || isBusy}
                    onOpen={() => setOpen(open === line.id ? null : line.id)}
                    onChange={(more) => change(line.id, more)}
                    onRemove={() => draft.change({ lines: lines.filter(({ id }) => id !== line.id) })}
                  />
                ))}
              </ul>
            )}
            <div className="flex flex-wrap gap-3">
              <DutyButton
                duty="prepare"
                doing="enter activity data"
                size="small"
                disabled={isBusy}
                onClick={add}
              >
                Add a line
              </DutyButton>
              {next && (
                <Button variant="outline" size="small" onClick={() => setGroup(next.id)}>
                  Next: {next.name}
                </Button>
              )}
            </div>
          </Part>
        </div>
        <TotalsPanel totals={totals}>
          {same > 0 && (
            <p className="text-attention text-sm">
              {same === 1 ? 'One line is' : `${same} lines are`} the same as another: is it one bill twice?
            </p>
          )}
          {problems.length > 0 && (
            <p className="text-attention text-sm">
              {problems.length === 1 ? 'One line is' : `${problems.length} lines are`} not complete, and not
              counted.
            </p>
          )}
          <DutyButton
            duty="prepare"
            doing="finish an inventory"
            disabled={computed.length === 0 || problems.length > 0 || upload.isPending}
            busy={finish.isPending}
            onClick={() => finish.mutate()}
          >
            {inventory.analysisId === null ? 'Finish the footprint' : 'Finish the new version'}
          </DutyButton>
          {finish.isError && <Notice tone="error">{messageOf(finish.error)}</Notice>}
          {draft.state.kind === 'failed' ? (
            <Notice
              tone="error"
              title="What you typed is not saved"
              action={
                <Button variant="outline" size="small" onClick={() => void draft.flush()}>
                  Save it again
                </Button>
              }
            >
              {draft.state.says}
            </Notice>
          ) : (
            <p role="status" className="text-muted text-sm">
              {savedWords[draft.state.kind]}
            </p>
          )}
          {inventory.analysisId !== null && (
            <p className="text-sm">
              <TextLink to={`/analysis/${inventory.analysisId}`}>
                The analysis as it was finished last
              </TextLink>
            </p>
          )}
        </TotalsPanel>
      </div>
      {inventory.versions.length > 0 && (
        <Part title="Versions" lead="What was finished stays as it was; a new version stands above it.">
          <VersionList versions={inventory.versions} />
        </Part>
      )}
    </div>
  )
}

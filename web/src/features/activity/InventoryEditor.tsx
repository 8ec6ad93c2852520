import type { ActivityGroup } from '@ledgerleaf/contract/activities'
import { type ActivityInventory, activityApi } from '@ledgerleaf/contract/activity'
import { type DraftLine, emptyLine } from '@ledgerleaf/contract/activity-draft'
import { addLines } from '@ledgerleaf/contract/activity-totals'
import { computeLines, type LineProblem, lineKey } from '@ledgerleaf/contract/compute-lines'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { activityKeys } from '../../nouns/activity/keys.ts'
import { analysisKeys } from '../../nouns/analysis/keys.ts'
import { dashboardKeys } from '../../nouns/dashboard/keys.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Button } from '../../ui/Button.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { FoundLines } from './FoundLines.tsx'
import { GroupNav } from './GroupNav.tsx'
import { type LineDoing, LineList } from './LineList.tsx'
import { focusField } from './line-field.ts'
import { sectionsOf } from './sections.ts'
import { TotalsPanel } from './TotalsPanel.tsx'
import { Unfinished } from './Unfinished.tsx'
import { UploadTemplate } from './UploadTemplate.tsx'
import { type DraftState, useInventoryDraft } from './use-inventory-draft.ts'
import { useUploadRows } from './use-upload-rows.ts'
import { VersionList } from './VersionList.tsx'

const savedWords: Record<Exclude<DraftState['kind'], 'failed'>, string> = {
  saved: 'Everything is saved',
  saving: 'Saving …',
  unsaved: 'Saving …',
}

// Fewer lines are looked through faster than they are looked for.
const searchFrom = 12

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
  const [find, setFind] = useState('')
  // Somebody wanted to finish before everything was there.
  const [isAsked, setAsked] = useState(false)
  const [wanted, setWanted] = useState<LineProblem | null>(null)
  const adding = useRef<HTMLDivElement>(null)
  const { totals, sections } = useMemo(() => {
    const made = computeLines(lines, year)
    return {
      totals: addLines(made.lines),
      sections: sectionsOf(lines, made.lines, made.problems),
    }
  }, [lines, year])
  // The form of the line is there once its section and its row are.
  useEffect(() => {
    if (wanted) focusField(wanted.id, wanted.field)
  }, [wanted])
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
  const go = (problem: LineProblem) => {
    const section = sections.find((one) => one.lines.some(({ line }) => line.id === problem.id))
    if (section) setGroup(section.id)
    setFind('')
    setOpen(problem.id)
    setAsked(true)
    // Another object each time, so that asking twice leads there twice.
    setWanted({ ...problem })
  }
  const tryFinish = () => {
    const [first] = sections.flatMap((one) => one.lines.flatMap(({ problem }) => problem ?? []))
    if (first) go(first)
    else if (lines.length === 0) {
      setAsked(true)
      adding.current?.querySelector('button')?.focus()
    } else finish.mutate()
  }
  const add = () => {
    const line = emptyLine(crypto.randomUUID(), { country: lines.at(-1)?.country ?? '', group })
    draft.change({ lines: [...lines, line] })
    setOpen(line.id)
    setAsked(false)
    setWanted({ id: line.id, field: 'activity', message: '' })
  }
  const doing: LineDoing = {
    ...{ year, open, isAsked, isClosed: !mayEdit || isBusy, onOpen: setOpen },
    onChange: (id, more) =>
      draft.change({ lines: lines.map((line) => (line.id === id ? { ...line, ...more } : line)) }),
    onRemove: (id) => draft.change({ lines: lines.filter((line) => line.id !== id) }),
  }
  const at = sections.findIndex(({ id }) => id === group)
  const section = sections[at]
  const next = sections[at + 1]
  const same = twice(lines)
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-8">
      <UploadTemplate upload={upload} disabled={!mayEdit || finish.isPending} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 @4xl:grid-cols-[17rem_minmax(0,1fr)]">
        <GroupNav group={group} sections={sections} onGroup={setGroup} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {lines.length > searchFrom && (
            <TextField
              type="search"
              label="Find a line"
              hint={`In all ${writeWhole(lines.length)}: by what it is, site, supplier, country or amount`}
              value={find}
              maxLength={100}
              onChange={(event) => setFind(event.target.value)}
            />
          )}
          {find.trim() !== '' ? (
            <FoundLines sections={sections} typed={find.trim()} doing={doing} />
          ) : (
            section && (
              <Part title={section.name} lead={section.says}>
                <LineList key={group} name={section.name} group={group} lines={section.lines} doing={doing} />
                <div ref={adding} className="flex flex-wrap gap-3">
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
            )
          )}
        </div>
        <TotalsPanel totals={totals}>
          {same > 0 && (
            <p className="text-attention text-sm">
              {same === 1 ? 'One line is' : `${same} lines are`} the same as another: is it one bill twice?
            </p>
          )}
          <Unfinished sections={sections} isAsked={isAsked} onGo={go} />
          {isAsked && lines.length === 0 && (
            <p role="alert" className="text-attention text-sm">
              There is nothing to finish yet: please add a line.
            </p>
          )}
          <DutyButton
            duty="prepare"
            doing="finish an inventory"
            disabled={upload.isPending}
            busy={finish.isPending}
            onClick={tryFinish}
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
          <VersionList inventoryId={inventory.id} versions={inventory.versions} />
        </Part>
      )}
    </div>
  )
}

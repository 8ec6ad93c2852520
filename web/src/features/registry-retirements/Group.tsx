import { type RetirementGroup, registryRetirementsApi } from '@ledgerleaf/contract/registry-retirements-api'
import { type ReactNode, useState } from 'react'
import { send } from '../../api/client.ts'
import { retirementsAt } from '../../nouns/operator/retirements-at.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { useArrival } from '../../ui/use-arrival.ts'
import { EnterDialog } from './EnterDialog.tsx'
import { GiveUpDialog } from './GiveUpDialog.tsx'
import { RetirementRow } from './RetirementRow.tsx'
import { useAct } from './use-act.ts'
import { creditsOf, isOpen, serialLines } from './words.ts'

/** What is done one after the other: a button where it is done here, words where it is done there. */
const Step = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="flex items-center gap-3">
    <span aria-hidden="true" className="font-mono text-leaf-strong text-sm tabular-nums">
      {number}
    </span>
    <div className="min-w-0">{children}</div>
  </li>
)

/** The retirements of one project at its registry: what the registry can do in one go. */
export const Group = ({ group }: { group: RetirementGroup }) => {
  const { registry, registryProjectId, projectName, retirements } = group
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<'enter' | 'give up'>()
  const { act, busy, refusal } = useAct()
  useArrival(retirementsAt(group.projectId))
  const open = retirements.filter(isOpen)
  const isOnly = open.length === 1
  // Of one there is nothing to choose. What was settled by somebody else meanwhile is no longer chosen.
  const marked = isOnly ? open : open.filter(({ id }) => chosen.has(id))
  const ids = marked.map(({ id }) => id)
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const take = (assignee: 'me' | 'nobody') =>
    act(() => send(registryRetirementsApi.take, { body: { ids, assignee } }))
  const isAllMine = marked.every(({ state }) => state === 'instructed')
  const close = (isDone: boolean) => {
    setDialog(undefined)
    if (isDone) setChosen(new Set())
  }
  return (
    <Part
      look="sheet"
      id={retirementsAt(group.projectId)}
      title={projectName}
      aside={
        <p className="text-muted text-note">
          {registry} {registryProjectId}
        </p>
      }
    >
      {open.length > 1 && (
        <div className="border-hairline border-y py-3">
          <Checkbox
            label={
              marked.length === 0
                ? `Choose all ${writeWhole(open.length)}`
                : `${writeWhole(marked.length)} chosen, ${writeCount(creditsOf(marked), 'credit')}`
            }
            checked={marked.length === open.length}
            onChange={(event) =>
              setChosen(event.target.checked ? new Set(open.map(({ id }) => id)) : new Set())
            }
          />
        </div>
      )}
      <ul>
        {retirements.map((retirement) => (
          <RetirementRow
            key={retirement.id}
            retirement={retirement}
            {...(isOpen(retirement) && !isOnly
              ? {
                  choice: {
                    isChosen: chosen.has(retirement.id),
                    onChoose: (isChosen: boolean) => choose(retirement.id, isChosen),
                  },
                }
              : {})}
          />
        ))}
      </ul>
      {open.length > 0 && (
        <div className="grid gap-3 border-hairline border-t pt-4">
          <ol className="grid gap-3 sm:grid-cols-3 sm:gap-6">
            <Step number={1}>
              <CopyButton
                text={serialLines(marked.length > 0 ? marked : open)}
                label={marked.length > 0 ? 'Copy serials' : 'Copy all serials'}
              />
            </Step>
            <Step number={2}>
              <p className="font-medium text-note">Retire them at {registry}</p>
              <p className="text-muted text-sm">
                {marked.length > 0
                  ? 'In the name and for the reason above.'
                  : 'Then choose above those you retired.'}
              </p>
            </Step>
            <Step number={3}>
              <Button size="small" disabled={marked.length === 0} onClick={() => setDialog('enter')}>
                Enter the registry’s id
              </Button>
            </Step>
          </ol>
          {marked.length > 0 && (
            <div className="flex flex-wrap items-center gap-2 border-hairline border-t pt-4">
              <Button
                size="small"
                variant="outline"
                busy={busy}
                onClick={() => void take(isAllMine ? 'nobody' : 'me')}
              >
                {isAllMine ? 'Unassign' : 'Assign to me'}
              </Button>
              <Button size="small" variant="outline" onClick={() => setDialog('give up')}>
                Cannot be done
              </Button>
            </div>
          )}
          {refusal && (
            <p role="alert" className="w-full text-error text-sm">
              {refusal}
            </p>
          )}
        </div>
      )}
      <EnterDialog open={dialog === 'enter'} registry={registry} retirements={marked} onClose={close} />
      <GiveUpDialog open={dialog === 'give up'} retirements={marked} onClose={close} />
    </Part>
  )
}

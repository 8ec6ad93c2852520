import type { Programme } from '@ledgerleaf/contract/programme'
import {
  NewDecision,
  targetKinds,
  targetKindWords,
  tellScopes,
} from '@ledgerleaf/contract/programme-decisions'
import { lineName, scope2Lines } from '@ledgerleaf/contract/programme-lines'
import { useEffect } from 'react'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { targetWords } from '../../nouns/target/target-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { decide } from './decide.ts'
import { firstTarget, scopeChoices, statedTargets, type TypedTarget, toTarget } from './target-draft.ts'

type TargetFormProps = { programme: Programme; onDone: () => void }

/** Sets a target, from nothing or from what a report states. */
export const TargetForm = ({ programme, onDone }: TargetFormProps) => {
  const isClosed = !useMay('prepare')
  const { form, bind, submit, isSending, refusal } = useContractForm(NewDecision, {
    start: firstTarget(programme),
    toInput: (typed: TypedTarget) => toTarget(typed, programme.version),
  })
  // A base year that is set meanwhile stands in its field, unless somebody has typed there; the rest stays as it is typed.
  const { baseYear } = firstTarget(programme)
  const { resetField } = form
  const hasTypedBase = form.formState.dirtyFields.baseYear
  useEffect(() => {
    if (!hasTypedBase) resetField('baseYear', { defaultValue: baseYear })
  }, [baseYear, hasTypedBase, resetField])
  const stated = statedTargets(programme)
  const methods = scope2Lines.filter((line) =>
    programme.years.some(({ lines }) => lines.some((one) => one.line === line)),
  )
  const onSubmit = submit(async (body) => {
    await decide(body)
    form.reset(firstTarget(programme))
    onDone()
  })
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Set a target" className="grid gap-5">
      {refusal && <Notice tone="error">{refusal}</Notice>}
      {stated.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-muted text-sm">Your reports state:</span>
          {stated.map(({ target, typed }) => (
            <Button
              key={`${targetWords(target)} ${typed.scopes}`}
              variant="outline"
              size="small"
              disabled={isClosed}
              onClick={() => form.reset({ ...form.getValues(), ...typed })}
            >
              {targetWords(target)}
            </Button>
          ))}
        </div>
      )}
      <fieldset disabled={isClosed} className="grid items-start gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <Select label="Kind" {...bind('targetKind')}>
          {targetKinds.map((kind) => (
            <option key={kind} value={kind}>
              {targetKindWords[kind]}
            </option>
          ))}
        </Select>
        <Select label="Covers" {...bind('scopes')}>
          {scopeChoices.map((scopes) => (
            <option key={scopes} value={scopes}>
              {tellScopes(scopes.split(',').map(Number))}
            </option>
          ))}
        </Select>
        <Select label="Scope 2 is told by" {...bind('scope2')}>
          {(methods.length > 0 ? methods : scope2Lines).map((line) => (
            <option key={line} value={line}>
              {lineName(line).replace('Scope 2, ', '')}
            </option>
          ))}
        </Select>
        <TextField label="Base year" inputMode="numeric" figures {...bind('baseYear')} />
        <TextField label="Target year" inputMode="numeric" figures {...bind('targetYear')} />
        <TextField label="Cut, in percent" inputMode="decimal" figures {...bind('percent')} />
      </fieldset>
      <TextArea
        label="Reason"
        rows={2}
        disabled={isClosed}
        hint="Who asked for it, or where it is published."
        {...bind('reason')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <DutyButton duty="prepare" doing="set a target" type="submit" busy={isSending} busyLabel="Keeping...">
          Set the target
        </DutyButton>
      </div>
    </form>
  )
}

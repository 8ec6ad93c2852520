import type { Analysis } from '@ledgerleaf/contract/analysis'
import { type Correction, NewCorrection } from '@ledgerleaf/contract/corrections'
import { versionOf } from '@ledgerleaf/contract/history'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { type Metric, metricName, metrics } from '@ledgerleaf/contract/metrics'
import { quantityName, unitsOf } from '@ledgerleaf/contract/quantities'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { hasCode } from '../../api/api-error.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DocumentPicker, nearestEvidence } from './DocumentPicker.tsx'
import { bodyOf, type FigureDraft, likelyUnit, newDraft, problemsOf } from './figure-draft.ts'
import type { Picked } from './picked.ts'
import { Question } from './Question.tsx'
import { meantBy } from './read-typed.ts'
import type { FigurePlace } from './shown.ts'
import { useCorrect } from './use-inventory.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { ValueField } from './ValueField.tsx'

export type Drafts = Map<string, FigureDraft>

type FigureFormProps = {
  analysis: Analysis
  figures: readonly Figure[]
  /** The figure that is changed; null where one is added. */
  figure: Figure | null
  place: FigurePlace | null
  /** Where it stands now, to be seen until somebody points at another place. */
  where?: ReactNode
  drafts: Drafts
  onDone: (made: Correction) => void
  onCancel: () => void
}

/** A figure as a person says it is: pointed at in the document or typed, with everything about it that may be wrong. */
export const FigureForm = (props: FigureFormProps) => {
  const { analysis, figures, figure, place, where, drafts, onDone, onCancel } = props
  const key = figure?.id ?? (place ? `${place.metric}/${place.year}` : 'new')
  const [isPointing, setPointing] = useState(figure === null)
  // What was there when the form was opened: whatever came since, its maker has not seen.
  const sent = useRef({ sure: false, seenVersion: versionOf(analysis.corrections) })
  const element = useRef<HTMLFormElement>(null)
  const frame = useKeptFocus()
  const perimeters = useId()
  const correct = useCorrect(analysis.id)
  const { form, bind, submit, refusal } = useContractForm(NewCorrection, {
    start: drafts.get(key) ?? newDraft(figure, place, analysis.results),
    toInput: (typed) => bodyOf(typed, figure, sent.current),
    check: problemsOf,
  })
  const draft = form.watch()
  const { subscribe, clearErrors } = form
  const { reset } = correct
  const forgetAnswer = useCallback(() => {
    reset()
    clearErrors('root')
  }, [reset, clearErrors])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          drafts.set(key, values)
          forgetAnswer()
        },
      }),
    [subscribe, drafts, key, forgetAnswer],
  )
  const keep = submit(async (body) => {
    const made = await correct.mutateAsync(body)
    drafts.delete(key)
    onDone(made)
  })
  const keepSurely = () => {
    sent.current = { ...sent.current, sure: true }
    void keep()
  }
  const keepOverOthers = () => {
    sent.current = { sure: false, seenVersion: versionOf(analysis.corrections) }
    void keep()
  }
  const point = (picked: Picked) => {
    form.setValue('picked', picked)
    form.setValue('meant', meantBy(picked.text, picked.beside, analysis.results))
    form.setValue('value', picked.text, { shouldValidate: form.formState.isSubmitted })
    element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }
  const forgetMeant = (value: string) => {
    form.setValue('meant', null)
    return value
  }
  const keepUnit = (metric: string) => {
    const { unit } = form.getValues()
    if (!unitsOf(metric as Metric).includes(unit))
      form.setValue('unit', likelyUnit(metric as Metric, analysis.results))
    return metric
  }
  const { error } = correct
  const isChanged = hasCode(error, 'figure_changed')
  const isUnlikely = hasCode(error, 'figure_unlikely')
  const others = [...new Set(figures.flatMap(({ perimeter }) => (perimeter ? [perimeter] : [])))]
  return (
    <div ref={frame} className="grid gap-5 outline-none">
      {isPointing ? (
        <section aria-label="Point at the number in the document" className="grid gap-3">
          <p className="text-note text-muted">
            Point at the number: whatever is lit can be chosen. Or type it below and say where it comes from.
          </p>
          <DocumentPicker
            analysis={analysis}
            near={figure?.evidence ?? nearestEvidence(figures, place)}
            picked={draft.picked?.id ?? null}
            onPick={point}
          />
        </section>
      ) : (
        <>
          {where}
          <Button
            variant="outline"
            size="small"
            className="justify-self-start"
            onClick={() => setPointing(true)}
          >
            Point at it in the document
          </Button>
        </>
      )}
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          sent.current = { ...sent.current, sure: false }
          void keep(event)
        }}
        className="border-hairline border-t pt-4"
      >
        <div className="grid items-start gap-4 sm:grid-cols-6">
          <ValueField
            className="sm:col-span-3"
            draft={draft}
            field={bind('value', forgetMeant)}
            onMeant={(meant) => form.setValue('meant', meant, { shouldValidate: form.formState.isSubmitted })}
          />
          <Select label="Unit" className="sm:col-span-3" {...bind('unit')} value={draft.unit}>
            {unitsOf(draft.metric).map((unit) => (
              <option key={unit} value={unit}>
                {quantityName(unit)}
              </option>
            ))}
          </Select>
          <Select label="Figure" className="sm:col-span-3" {...bind('metric', keepUnit)}>
            {metrics.map((metric) => (
              <option key={metric} value={metric}>
                {metricName(metric)}
              </option>
            ))}
          </Select>
          <TextField
            label="Year"
            className="sm:col-span-1"
            figures
            inputMode="numeric"
            maxLength={4}
            {...bind('year')}
          />
          <TextField
            label="Part of the company"
            className="sm:col-span-2"
            placeholder="Whole company"
            maxLength={120}
            list={perimeters}
            {...bind('perimeter')}
          />
          <datalist id={perimeters}>
            {others.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <TextField
            label={draft.picked ? 'Why, if it needs saying' : 'Where it comes from'}
            className="sm:col-span-6"
            maxLength={500}
            {...bind('reason')}
          />
          <div className="grid gap-4 empty:hidden sm:col-span-6">
            {isUnlikely && (
              <Question
                text={error.message}
                yes="Yes, keep it"
                no="Let me look again"
                onYes={keepSurely}
                onNo={forgetAnswer}
              />
            )}
            {isChanged && (
              <Question
                text={error.message}
                yes="Keep mine all the same"
                no="Leave it as it is now"
                onYes={keepOverOthers}
                onNo={onCancel}
              />
            )}
            {refusal && !isUnlikely && !isChanged && (
              <p role="alert" className="text-error text-sm">
                {refusal}
              </p>
            )}
          </div>
        </div>
        {/* At the foot of the dialog while the fields scroll behind it: whoever has typed sees how it is kept. */}
        <div className="sticky bottom-0 z-10 -mx-4 mt-4 flex flex-wrap gap-3 border-hairline border-t bg-sheet px-4 py-3 sm:-mx-6 sm:px-6">
          <DutyButton
            duty="prepare"
            doing="correct figures"
            type="submit"
            size="small"
            busy={correct.isPending}
            disabled={isUnlikely || isChanged}
          >
            {figure ? 'Keep the change' : 'Add the figure'}
          </DutyButton>
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              drafts.delete(key)
              onCancel()
            }}
          >
            Cancel
          </Button>
        </div>
      </form>
    </div>
  )
}

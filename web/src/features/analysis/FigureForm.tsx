import type { Analysis } from '@ledgerleaf/contract/analysis'
import type { Correction } from '@ledgerleaf/contract/corrections'
import { versionOf } from '@ledgerleaf/contract/history'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { type Metric, metricName, metrics } from '@ledgerleaf/contract/metrics'
import { quantityName, unitsOf } from '@ledgerleaf/contract/quantities'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { ApiError, hasCode, messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DocumentPicker, nearestEvidence } from './DocumentPicker.tsx'
import { bodyOf, type FigureDraft, likelyUnit, newDraft, type Problem } from './figure-draft.ts'
import { Question } from './Question.tsx'
import { meantBy } from './read-typed.ts'
import type { Place } from './shown.ts'
import { useCorrect } from './use-inventory.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { ValueField } from './ValueField.tsx'

export type Drafts = Map<string, FigureDraft>

type FigureFormProps = {
  analysis: Analysis
  figures: readonly Figure[]
  /** The figure that is changed; null where one is added. */
  figure: Figure | null
  place: Place | null
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
  const [draft, setDraft] = useState(() => drafts.get(key) ?? newDraft(figure, place, analysis.results))
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isPointing, setPointing] = useState(figure === null)
  // What was there when the form was opened: whatever came since, its maker has not seen.
  const [seenVersion, setSeenVersion] = useState(() => versionOf(analysis.corrections))
  const form = useRef<HTMLFormElement>(null)
  const frame = useKeptFocus()
  const perimeters = useId()
  const correct = useCorrect(analysis.id)
  const set = (change: Partial<FigureDraft>) => {
    const next = { ...draft, ...change }
    drafts.set(key, next)
    setDraft(next)
    setProblem(null)
    if (correct.isError) correct.reset()
  }
  const say = (told: Problem) => {
    setProblem(told)
    form.current?.querySelector<HTMLElement>(`[name="${told.field}"]`)?.focus()
  }
  const submit = (sure: boolean, seen = seenVersion) => {
    const body = bodyOf(draft, figure, { sure, seenVersion: seen })
    if ('field' in body) {
      say(body)
      return
    }
    // By its promise: the form may be gone by the time the answer is there.
    correct.mutateAsync(body).then(
      (made) => {
        drafts.delete(key)
        onDone(made)
      },
      (refusal: unknown) => {
        if (refusal instanceof ApiError && refusal.field)
          say({ field: refusal.field, message: refusal.message })
      },
    )
  }
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  const { error } = correct
  const isChanged = hasCode(error, 'figure_changed')
  const isUnlikely = hasCode(error, 'figure_unlikely')
  const isField = error instanceof ApiError && error.field !== undefined
  const others = [...new Set(figures.flatMap(({ perimeter }) => (perimeter ? [perimeter] : [])))]
  return (
    <div ref={frame} className="grid gap-5 outline-none">
      {isPointing ? (
        <section aria-label="Point at the number in the document" className="grid gap-3">
          <p className="text-[0.9375rem] text-muted">
            Point at the number: whatever is lit can be chosen. Or type it below and say where it comes from.
          </p>
          <DocumentPicker
            analysis={analysis}
            near={figure?.evidence ?? nearestEvidence(figures, place)}
            picked={draft.picked?.id ?? null}
            onPick={(picked) => {
              set({
                picked,
                value: picked.text,
                meant: meantBy(picked.text, picked.beside, analysis.results),
              })
              form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
            }}
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
        ref={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          submit(false)
        }}
        className="grid items-start gap-4 border-hairline border-t pt-4 sm:grid-cols-6"
      >
        <ValueField
          className="sm:col-span-3"
          draft={draft}
          error={errorOf('value')}
          onValue={(value) => set({ value, meant: null })}
          onMeant={(meant) => set({ meant })}
        />
        <Select
          label="Unit"
          name="unit"
          className="sm:col-span-3"
          value={draft.unit}
          error={errorOf('unit')}
          onChange={(event) => set({ unit: event.target.value as FigureDraft['unit'] })}
        >
          {unitsOf(draft.metric).map((unit) => (
            <option key={unit} value={unit}>
              {quantityName(unit)}
            </option>
          ))}
        </Select>
        <Select
          label="Figure"
          name="metric"
          className="sm:col-span-3"
          value={draft.metric}
          error={errorOf('metric')}
          onChange={(event) => {
            const metric = event.target.value as Metric
            const unit = unitsOf(metric).includes(draft.unit)
              ? draft.unit
              : likelyUnit(metric, analysis.results)
            set({ metric, unit })
          }}
        >
          {metrics.map((metric) => (
            <option key={metric} value={metric}>
              {metricName(metric)}
            </option>
          ))}
        </Select>
        <TextField
          label="Year"
          name="year"
          className="sm:col-span-1"
          figures
          inputMode="numeric"
          maxLength={4}
          value={draft.year}
          error={errorOf('year')}
          onChange={(event) => set({ year: event.target.value })}
        />
        <TextField
          label="Part of the company"
          name="perimeter"
          className="sm:col-span-2"
          placeholder="Whole company"
          maxLength={120}
          list={perimeters}
          value={draft.perimeter}
          error={errorOf('perimeter')}
          onChange={(event) => set({ perimeter: event.target.value })}
        />
        <datalist id={perimeters}>
          {others.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          label={draft.picked ? 'Why, if it needs saying' : 'Where it comes from'}
          name="reason"
          className="sm:col-span-6"
          maxLength={500}
          value={draft.reason}
          error={errorOf('reason')}
          onChange={(event) => set({ reason: event.target.value })}
        />
        <div className="grid gap-4 sm:col-span-6">
          {isUnlikely && (
            <Question
              text={error.message}
              yes="Yes, keep it"
              no="Let me look again"
              onYes={() => submit(true)}
              onNo={() => correct.reset()}
            />
          )}
          {isChanged && (
            <Question
              text={error.message}
              yes="Keep mine all the same"
              no="Leave it as it is now"
              onYes={() => {
                const seen = versionOf(analysis.corrections)
                setSeenVersion(seen)
                submit(false, seen)
              }}
              onNo={onCancel}
            />
          )}
          {error && !isUnlikely && !isChanged && !isField && (
            <p role="alert" className="text-error text-sm">
              {messageOf(error)}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="small" busy={correct.isPending} disabled={isUnlikely || isChanged}>
              {figure ? 'Keep the change' : 'Add the figure'}
            </Button>
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
        </div>
      </form>
    </div>
  )
}

import type { Analysis } from '@ledgerleaf/contract/analysis'
import type { NewCorrection } from '@ledgerleaf/contract/corrections'
import { versionOf } from '@ledgerleaf/contract/history'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { baseUnit, writeFigure, writePerimeter } from '../../nouns/analysis/words.ts'
import { RoleNote } from '../../nouns/organisation/DutyButton.tsx'
import { useWhyNot } from '../../nouns/organisation/use-why-not.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangeLines } from './ChangeLines.tsx'
import { ChangeList } from './ChangeList.tsx'
import { type Drafts, FigureForm } from './FigureForm.tsx'
import { plainValue } from './figure-draft.ts'
import { HowItWasComputed } from './HowItWasComputed.tsx'
import { HowItWasRead } from './HowItWasRead.tsx'
import { StrikeForm } from './StrikeForm.tsx'
import { useCorrect } from './use-inventory.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { Where } from './Where.tsx'

type FigureViewProps = {
  analysis: Analysis
  figures: readonly Figure[]
  figure: Figure
  drafts: Drafts
  /** After it was said to be right. */
  onChecked: () => void
  onStruck: () => void
}

const Head = ({ figure, headline }: { figure: Figure; headline: string | null }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <p className="font-display text-3xl lining-nums tabular-nums">
      {writeFigure(figure)}
      <span className="ml-2 font-sans text-base text-muted">{baseUnit(figure.metric)}</span>
    </p>
    {figure.doubtful && <Badge tone="attention">Worth checking</Badge>}
    {figure.source === 'person' && <Badge tone="leaf">Given by a person</Badge>}
    {figure.perimeter !== headline && (
      <Badge>{writePerimeter(figure.perimeter)}, not added into the headline</Badge>
    )}
    {figure.correction?.remark && (
      <p className="w-full text-attention text-sm">Kept although: {figure.correction.remark}</p>
    )}
  </div>
)

/** A figure, and everything a person can say about it. */
export const FigureView = ({ analysis, figures, figure, drafts, onChecked, onStruck }: FigureViewProps) => {
  const [doing, setDoing] = useState<'look' | 'change' | 'strike'>(
    drafts.has(figure.id) && !analysis.activity ? 'change' : 'look',
  )
  const correct = useCorrect(analysis.id)
  const why = useWhyNot('prepare', 'correct figures')
  const frame = useKeptFocus()
  const seenVersion = versionOf(analysis.corrections)
  const history = analysis.corrections.filter((one) => one.figure === figure.id)
  // What stands against it is shown below; the promise is there because the figure may be gone with the answer.
  const say = (body: NewCorrection, done: () => void) => correct.mutateAsync(body).then(done, () => {})
  const check = () => say({ kind: 'confirm', figure: figure.id, reason: '', seenVersion }, onChecked)
  const choose = (alternative: number) => {
    const chosen = figure.finding?.alternatives[alternative]
    if (!chosen) return
    const { metric, year } = figure
    correct.mutate({
      kind: 'change',
      figure: figure.id,
      metric,
      year,
      value: plainValue(chosen.value),
      unit: baseUnit(metric) === 'MWh' ? 'MWh' : 't',
      perimeter: chosen.perimeter,
      from: { alternative },
      reason: '',
      // They saw both figures side by side.
      sure: true,
      seenVersion,
    })
  }
  const where = figure.evidence && <Where analysis={analysis} evidence={figure.evidence} />
  if (doing === 'change')
    return (
      <FigureForm
        where={where}
        analysis={analysis}
        figures={figures}
        figure={figure}
        place={figure}
        drafts={drafts}
        onDone={() => setDoing('look')}
        onCancel={() => setDoing('look')}
      />
    )
  return (
    <div ref={frame} className="grid gap-5 outline-none">
      {where}
      <Head figure={figure} headline={analysis.perimeter} />
      {analysis.activity ? (
        <ChangeLines activity={analysis.activity} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {figure.doubtful && (
            <Button size="small" busy={correct.isPending} disabled={why !== null} onClick={check}>
              I checked it
            </Button>
          )}
          <Button variant="outline" size="small" disabled={why !== null} onClick={() => setDoing('change')}>
            Change this figure
          </Button>
          <Button
            variant="outline"
            size="small"
            disabled={why !== null}
            aria-expanded={doing === 'strike'}
            onClick={() => setDoing(doing === 'strike' ? 'look' : 'strike')}
          >
            Remove figure
          </Button>
          <RoleNote why={why} />
        </div>
      )}
      {doing === 'strike' && (
        <StrikeForm
          figure={figure}
          seenVersion={seenVersion}
          busy={correct.isPending}
          onStrike={(correction) => say(correction, onStruck)}
        />
      )}
      {correct.isError && (
        <p role="alert" className="text-error text-sm">
          {messageOf(correct.error)}
        </p>
      )}
      {figure.finding && analysis.activity && (
        <HowItWasComputed activity={analysis.activity} metric={figure.metric} />
      )}
      {figure.finding && !analysis.activity && (
        <HowItWasRead figure={figure} finding={figure.finding} busy={correct.isPending} onChoose={choose} />
      )}
      {history.length > 0 && (
        <section aria-label="What was changed about it" className="grid gap-2">
          <h3 className="font-medium text-note">What was changed about it</h3>
          <ChangeList
            analysisId={analysis.id}
            corrections={analysis.corrections}
            figure={figure.id}
            isComputed={analysis.activity !== null}
          />
        </section>
      )}
    </div>
  )
}

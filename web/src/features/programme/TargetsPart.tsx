import type { Programme, ProgrammeTarget } from '@ledgerleaf/contract/programme'
import { targetKindWords, tellScopes, tellTarget } from '@ledgerleaf/contract/programme-decisions'
import { lineName } from '@ledgerleaf/contract/programme-lines'
import { writeExact } from '@ledgerleaf/contract/quantities'
import { wholeGap } from '@ledgerleaf/contract/target-path'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { ActMenu } from '../../ui/ActMenu.tsx'
import { cn } from '../../ui/cn.ts'
import { Part } from '../../ui/Part.tsx'
import { openLook } from '../../ui/quiet-looks.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { ForecastTable } from './ForecastTable.tsx'
import { type AskedDecision, ReasonDialog } from './ReasonDialog.tsx'
import { TargetForm } from './TargetForm.tsx'
import { pathOf } from './target-shape.ts'

// Drawing tools weigh more than the page around them; only whoever has a target loads them.
const TargetChart = lazy(() => import('../../nouns/target/TargetChart.tsx'))

const waiting = (
  <div className="grid min-h-80 place-items-center border-edge border-t-2 bg-sheet text-leaf">
    <Spinner className="size-8" label="Loading the chart" />
  </div>
)

/** Where the last known year stands against the line. */
const sayLatest = ({ latest, line, baseYear }: ProgrammeTarget): string => {
  if (!line) return `The emissions of ${baseYear} are not known, so no line can be drawn.`
  if (!latest) return 'No year is known within it.'
  if (latest.pathTonnes === null) return `${latest.year} is the last known year, and lies outside the line.`
  const gap = wholeGap(latest.tonnes, latest.pathTonnes)
  const side = gap === 0 ? 'on' : `${writeExact(Math.abs(gap))} t ${gap > 0 ? 'above' : 'below'}`
  return `${latest.year} stands ${side} the line.`
}

/** Years within it whose scopes no one document gives together. */
const sayJoined = ({ actuals }: ProgrammeTarget): string => {
  const joined = actuals.filter(({ sourceIds }) => sourceIds.length > 1).map(({ year }) => year)
  return joined.length > 0 ? `Added up from several documents: ${joined.join(', ')}.` : ''
}

type TargetRowProps = {
  target: ProgrammeTarget
  isChosen: boolean
  /** There are several to choose from, and this is one that can be drawn. */
  canChoose: boolean
  onChoose: () => void
  onDrop: () => void
}

const TargetRow = ({ target, isChosen, canChoose, onChoose, onDrop }: TargetRowProps) => {
  const may = useMay('prepare')
  const name = tellTarget({ kind: 'target', ...target })
  const words = (
    <span>
      <span className="font-display text-xl lining-nums">
        {target.targetKind === 'net_zero' ? `Net zero (−${target.percent} %)` : `−${target.percent} %`}
      </span>{' '}
      <span className="text-note">
        by {target.targetYear} than in {target.baseYear}, {tellScopes(target.scopes)}
      </span>
    </span>
  )
  return (
    <li
      className={cn(
        'flex items-start justify-between gap-x-4 border-hairline border-b border-l-2 py-3 pl-3',
        isChosen ? 'border-l-leaf' : 'border-l-transparent',
      )}
    >
      <div className="grid min-w-0 gap-0.5">
        {canChoose ? (
          <label className="flex min-h-6 items-center gap-3">
            <input
              type="radio"
              name="target-shown"
              checked={isChosen}
              onChange={onChoose}
              aria-label={`Show ${name}`}
              className="size-4 shrink-0 accent-leaf"
            />
            {words}
          </label>
        ) : (
          <p>{words}</p>
        )}
        <p className="text-muted text-sm">
          {targetKindWords[target.targetKind]} target
          {target.scopes.includes(2) && `, ${lineName(target.scope2).replace(', ', ' counted ')}`}.{' '}
          {sayLatest(target)} {sayJoined(target)}
        </p>
      </div>
      <div className="flex gap-2">
        <ActMenu
          label={`More of ${name}`}
          disabled={!may}
          acts={[{ label: 'Drop this target', onChoose: onDrop, isDanger: true }]}
        />
      </div>
    </li>
  )
}

/** Targets, the way to the one that is looked at, and what the years until then may need. */
export const TargetsPart = ({ programme }: { programme: Programme }) => {
  const { targets, prices, version } = programme
  const [chosen, setChosen] = useState<number | null>(null)
  const [isSetting, setIsSetting] = useState(false)
  const [asked, setAsked] = useState<AskedDecision | null>(null)
  const drawable = targets.filter(({ line, actuals }) => line && actuals.length > 0)
  const shown = drawable.find((target) => target.version === chosen) ?? drawable[0]
  const path = shown && pathOf(shown, programme)
  return (
    <Part
      id="targets"
      title="Targets and the path"
      lead="A straight line from the base year to the target. Credits do not close this gap; only cutting emissions does."
    >
      {targets.length > 0 && (
        <ul className="border-edge border-t">
          {targets.map((target) => (
            <TargetRow
              key={target.version}
              target={target}
              isChosen={drawable.length > 1 && target === shown}
              canChoose={drawable.length > 1 && drawable.includes(target)}
              onChoose={() => setChosen(target.version)}
              onDrop={() =>
                setAsked({
                  title: 'Drop this target?',
                  text: `${tellTarget({ kind: 'target', ...target })}. It stays in the history.`,
                  wish: { kind: 'drop', version: target.version },
                  doing: 'drop a target',
                  button: 'Drop it',
                })
              }
            />
          ))}
        </ul>
      )}
      {shown && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[100rem]:grid-cols-2 min-[100rem]:gap-10">
          {path && (
            <Suspense fallback={waiting}>
              <TargetChart key={shown.version} path={path}>
                {null}
              </TargetChart>
            </Suspense>
          )}
          <ForecastTable target={shown} prices={prices} />
        </div>
      )}
      <details
        open={isSetting || targets.length === 0}
        onToggle={({ currentTarget }) => setIsSetting(currentTarget.open)}
      >
        <summary className={openLook}>{targets.length === 0 ? 'Set a target' : 'Set another target'}</summary>
        <div className="mt-5">
          <TargetForm programme={programme} onDone={() => setIsSetting(false)} />
        </div>
      </details>
      <ReasonDialog asked={asked} seenVersion={version} onClose={() => setAsked(null)} />
    </Part>
  )
}

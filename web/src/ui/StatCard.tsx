import { RotateCw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { writeWhole } from './format.ts'
import { Skeleton } from './Skeleton.tsx'

type StatCardProps = {
  label: string
  /** A number is written with thousands separators; a string stands as it is. */
  value: number | string | null
  unit?: ReactNode
  note?: ReactNode
  /** Where the figure comes from: a link to it. */
  source?: ReactNode
  state?: 'loading' | 'error' | 'ready'
  onRetry?: () => void
}

const write = (value: number | string) => (typeof value === 'number' ? writeWhole(value) : value)

export const StatCard = ({ label, value, unit, note, source, state = 'ready', onRetry }: StatCardProps) => {
  const id = useId()
  const shown = state === 'ready' && value === null ? 'loading' : state
  return (
    // A group with a name, not a region: four figures in a row are no four places to jump to.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-labelledby={id}
      aria-busy={shown === 'loading'}
      className="@container grid min-w-0 grid-rows-[auto_auto_1fr] gap-3 border-edge border-t-2 bg-sheet px-4 pt-4 pb-5 sm:px-5"
    >
      <p id={id} className="font-medium text-fine text-muted sm:text-sm">
        {label}
      </p>
      {shown === 'loading' && (
        <div role="status" className="grid content-center gap-3 py-1">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-8 w-28" />
        </div>
      )}
      {shown === 'error' && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-error text-sm">This figure did not load.</p>
          {onRetry && (
            <button
              type="button"
              onClick={onRetry}
              aria-label={`Try again: ${label}`}
              className="inline-flex min-h-8 items-center gap-2 font-medium text-leaf-strong text-sm hover:underline"
            >
              <RotateCw aria-hidden="true" className="size-3.5" strokeWidth={2} /> Try again
            </button>
          )}
        </div>
      )}
      {shown === 'ready' && value !== null && (
        <p className="min-w-0 font-display text-[clamp(1.25rem,18cqi,2rem)] leading-none tracking-tight lining-nums tabular-nums [overflow-wrap:anywhere]">
          {write(value)}
          {unit && (
            <span className="ml-2 font-sans text-base text-muted leading-none tracking-normal">{unit}</span>
          )}
        </p>
      )}
      {(note || source) && (
        <p className="flex flex-col items-start justify-between gap-x-4 gap-y-1 border-hairline @min-[18rem]:flex-row border-t pt-2 text-muted text-sm tabular-nums">
          {note && <span>{note}</span>}
          {source}
        </p>
      )}
    </div>
  )
}

import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { cn } from '../../ui/cn.ts'

export type LimitHandleProps = {
  label: string
  /** What stands beside the grip, for whoever sees it; null where it stands below the drawing. */
  name: string | null
  /** In the units of the slider, which need not be those that are told. */
  value: number
  min: number
  max: number
  step: number
  /** What the value means, for whoever does not see the line. */
  says: string
  axis: 'x' | 'y'
  /** Where the line stands, and from where to where, in pixels of the drawing. */
  at: number
  span: [from: number, to: number]
  isSet: boolean
  /** The value under a point of the drawing. */
  valueAt: (pixels: number) => number
  onChange: (value: number) => void
  /** No limit any more. */
  onClear: () => void
}

const within = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))

/** What a limit is held by, and known by where it is named. */
export const LimitGrip = ({ axis, isSet }: Pick<LimitHandleProps, 'axis' | 'isSet'>) => (
  <span
    aria-hidden="true"
    className={cn(
      'grid size-5 shrink-0 place-items-center rounded-full border-2 border-ink',
      isSet ? 'bg-ink text-paper' : 'bg-sheet text-ink',
    )}
  >
    <svg viewBox="0 0 10 10" className={cn('size-2.5', axis === 'x' && 'rotate-90')} aria-hidden="true">
      <path d="M2 3.5 5 1l3 2.5M2 6.5 5 9l3-2.5" fill="none" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  </span>
)

/** A limit as a line across the drawing, to be dragged by its grip or moved by the arrow keys. */
export const LimitHandle = (props: LimitHandleProps) => {
  const { label, name, value, min, max, step, says, axis, at, span, isSet, valueAt, onChange, onClear } =
    props
  const held = useRef<DOMRect | null>(null)
  const isAcross = axis === 'x'
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    // The drawing under it would take the hand to point at a mark.
    event.stopPropagation()
    if (event.button !== 0) return
    held.current = event.currentTarget.parentElement?.getBoundingClientRect() ?? null
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    const box = held.current
    if (!box) return
    event.stopPropagation()
    const next = within(valueAt(isAcross ? event.clientX - box.left : event.clientY - box.top), min, max)
    if (next !== value) onChange(next)
  }
  const letGo = () => {
    held.current = null
  }
  const steps: Record<string, number> = {
    ArrowRight: step,
    ArrowUp: step,
    ArrowLeft: -step,
    ArrowDown: -step,
    PageUp: step * 10,
    PageDown: -step * 10,
    Home: min - value,
    End: max - value,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      onClear()
      return
    }
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    onChange(within(value + by, min, max))
  }
  const [from, to] = span
  const isLate = isAcross && value > (min + max) * 0.7
  return (
    <>
      <div
        aria-hidden="true"
        className={cn(
          'pointer-events-none absolute border-ink',
          isAcross ? 'border-l' : 'border-t',
          !isSet && 'border-dashed opacity-40',
        )}
        style={
          isAcross ? { left: at, top: from, height: to - from } : { top: at, left: from, width: to - from }
        }
      />
      {name !== null && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute whitespace-nowrap bg-sheet px-1 text-ink text-xs"
          style={
            isAcross
              ? // Beside its grip while it is no limit; then at the head of its line, below what names the other limit and away
                // from the figures of the axis, on the side with more room.
                isSet
                ? {
                    left: isLate ? at - 4 : at + 4,
                    top: from + 10,
                    translate: isLate ? '-100% 0' : undefined,
                  }
                : { left: at + 16, top: to, translate: '0 -115%' }
              : { left: to - 18, top: at, translate: '-100% -50%' }
          }
        >
          {name}
        </span>
      )}
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation={isAcross ? 'horizontal' : 'vertical'}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={says}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={onKeyDown}
        className={cn(
          'absolute grid size-8 -translate-1/2 touch-none place-items-center rounded-full',
          isAcross ? 'cursor-ew-resize' : 'cursor-ns-resize',
        )}
        style={isAcross ? { left: at, top: to } : { left: to, top: at }}
      >
        <LimitGrip axis={axis} isSet={isSet} />
      </div>
    </>
  )
}

import { type ReactNode, useRef } from 'react'
import { cn } from '../../ui/cn.ts'
import { lightRoom as room } from './height-within.ts'
import type { TourStep } from './tour-step.ts'
import { useSpotlight } from './use-spotlight.ts'

const corners = [
  '-top-0.5 -left-0.5 border-t-2 border-l-2',
  '-top-0.5 -right-0.5 border-t-2 border-r-2',
  '-bottom-0.5 -left-0.5 border-b-2 border-l-2',
  '-right-0.5 -bottom-0.5 border-r-2 border-b-2',
] as const

/**
 * A screen to look at. Nothing on it can be pressed, because nothing on it is anybody's; what it shows is said in
 * words to those who do not see it. It can be scrolled, by hand and by keyboard.
 */
export const Stage = ({
  step,
  screen,
  children,
}: {
  step: TourStep
  screen: string
  children: ReactNode
}) => {
  const view = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const box = useSpotlight({ view, content, spot: step.spot, heart: step.heart })
  return (
    <div
      ref={view}
      role="img"
      aria-label={`Sample data. ${step.shows}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative isolate min-h-0 flex-1 overflow-y-auto overflow-x-clip bg-paper focus-visible:-outline-offset-2"
    >
      <div className="relative overflow-clip">
        {/*
          Nothing sticks here: its own header scrolls along and never covers what is spoken of. Hidden as well as inert: tools
          that do not know the second would read two pages in one.
        */}
        <div
          ref={content}
          key={screen}
          inert
          aria-hidden="true"
          className={cn(
            "[&_[class*=':sticky']]:static! [&_aside]:top-0! [&_header]:static!",
            step.isLarge ? 'max-sm:[zoom:0.9]' : 'max-sm:[zoom:0.75] lg:[zoom:0.85]',
          )}
        >
          {children}
        </div>
        {box && (
          <div
            aria-hidden="true"
            data-spotlight={step.id}
            className="pointer-events-none absolute z-40 rounded-soft transition-[top,left,width,height]"
            style={{
              top: box.top - room,
              left: box.left - room,
              width: box.width + 2 * room,
              height: box.height + 2 * room,
              boxShadow: '0 0 0 200vmax color-mix(in srgb, var(--veil) 75%, transparent)',
            }}
          >
            {/* Corners, as of a viewfinder: a whole frame would double the border of what it is about. */}
            {corners.map((corner) => (
              <span key={corner} className={cn('absolute size-4 border-leaf', corner)} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { cn } from './cn.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

type Slide = { id: string; name: string; content: ReactNode }
type CarouselProps = { label: string; slides: readonly Slide[]; secondsEach?: number }

const swipeMin = 40

/**
 * One slide at a time. It moves on by itself until somebody points at it, focuses it or pauses it, and never for
 * someone who asked for less motion. All slides lie in one cell, so the page keeps its height whichever is shown.
 */
export const Carousel = ({ label, slides, secondsEach = 8 }: CarouselProps) => {
  const [at, setAt] = useState(0)
  const [asked, setAsked] = useState<'play' | 'pause'>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const touchedAt = useRef<number>(undefined)
  const reduced = useReducedMotion()
  const playing = asked ? asked === 'play' : !reduced
  const moving = playing && !hovered && !focused
  const turn = (by: number) => setAt((now) => (now + by + slides.length) % slides.length)

  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => {
      if (!document.hidden) setAt((now) => (now + 1) % slides.length)
    }, secondsEach * 1000)
    return () => clearInterval(timer)
  }, [moving, secondsEach, slides.length])

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, () => void> = {
      ArrowLeft: () => turn(-1),
      ArrowRight: () => turn(1),
      Home: () => setAt(0),
      End: () => setAt(slides.length - 1),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0)
    if (Math.abs(moved) >= swipeMin) turn(moved < 0 ? 1 : -1)
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="grid gap-8"
    >
      <div
        aria-live={moving ? 'off' : 'polite'}
        onTouchStart={({ touches }) => {
          touchedAt.current = touches[0]?.clientX
        }}
        onTouchEnd={onTouchEnd}
        className="grid *:col-start-1 *:row-start-1"
      >
        {slides.map(({ id, content }, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a slide has none
          <div
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${i + 1} of ${slides.length}`}
            inert={i !== at}
            aria-hidden={i !== at || undefined}
            className={cn('transition-opacity', i === at ? 'opacity-100' : 'pointer-events-none opacity-0')}
          >
            {content}
          </div>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and these send nothing */}
      <div
        role="group"
        aria-label={`${label}, controls`}
        onKeyDown={onKeyDown}
        className="flex flex-wrap items-center gap-2"
      >
        <Button variant="outline" aria-label="Previous" onClick={() => turn(-1)} className="size-11 px-0!">
          <ChevronLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Button>
        <Button variant="outline" aria-label="Next" onClick={() => turn(1)} className="size-11 px-0!">
          <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Button>
        <Button variant="quiet" onClick={() => setAsked(playing ? 'pause' : 'play')} className="min-w-28">
          {playing ? (
            <Pause aria-hidden="true" strokeWidth={1.5} className="size-4" />
          ) : (
            <Play aria-hidden="true" strokeWidth={1.5} className="size-4" />
          )}
          {playing ? 'Pause' : 'Play'}
        </Button>
        <ul className="flex sm:ml-auto">
          {slides.map(({ id, name }, i) => (
            <li key={id}>
              <button
                type="button"
                aria-label={`${i + 1} of ${slides.length}: ${name}`}
                aria-current={i === at || undefined}
                onClick={() => setAt(i)}
                className="grid h-11 w-8 place-items-center rounded-soft"
              >
                <span
                  className={cn(
                    'h-0.5 w-6 transition-colors',
                    i === at ? 'bg-leaf outline-1 outline-leaf' : 'bg-edge',
                  )}
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

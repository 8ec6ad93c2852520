import { ArrowLeft, ArrowRight } from 'lucide-react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { StepList } from './StepList.tsx'
import { addressOf, type TourStep } from './tour-step.ts'

type Props = { steps: readonly TourStep[]; position: number }

/** What is being explained, how far along one is, and the ways on and back. */
export const TourPanel = ({ steps, position }: Props) => {
  const step = steps[position]
  const isLast = position === steps.length - 1
  if (!step) return null
  return (
    <div className="shrink-0 border-edge border-t bg-sheet">
      <StepList steps={steps} position={position} />
      {/* On a phone the words keep to a third of it: the rest is for what they speak of. */}
      <div className="relative mx-auto grid max-w-page gap-x-12 gap-y-4 px-5 pt-2 pb-3 sm:px-8 sm:pt-3 sm:pb-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <div
          aria-live="polite"
          className="grid min-h-36 content-start gap-1.5 sm:min-h-20 sm:gap-1 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-baseline lg:gap-x-4"
        >
          <p className="font-mono text-eyebrow text-leaf-strong lg:order-1 max-sm:flex max-sm:min-h-11 max-sm:items-center">
            Step {position + 1} of {steps.length}
          </p>
          <Heading level={1} look="section" className="max-sm:text-xl! lg:text-2xl!">
            {step.title}
          </Heading>
          <p className="max-w-text text-muted max-sm:text-note lg:order-2 lg:col-span-2">{step.text}</p>
        </div>
        <div className="grid gap-3 max-sm:absolute max-sm:top-2 max-sm:right-5">
          <div className="flex justify-end gap-3 max-sm:gap-2">
            {position > 0 && (
              <ButtonLink to={addressOf(steps, position - 1)} variant="outline" className="max-sm:px-3">
                <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
                <span className="max-sm:sr-only">Back</span>
              </ButtonLink>
            )}
            {isLast ? (
              <ButtonLink to="/#ask">Start Your Analysis</ButtonLink>
            ) : (
              <ButtonLink to={addressOf(steps, position + 1)}>
                Next
                <ArrowRight aria-hidden="true" className="size-4" strokeWidth={1.5} />
              </ButtonLink>
            )}
          </div>
          <p className="hidden items-center justify-end gap-2 text-muted text-sm lg:flex">
            <Kbd>
              <ArrowLeft role="img" aria-label="Left arrow" className="size-3.5" strokeWidth={1.75} />
            </Kbd>{' '}
            <Kbd>
              <ArrowRight role="img" aria-label="Right arrow" className="size-3.5" strokeWidth={1.75} />
            </Kbd>{' '}
            walk, <Kbd>Esc</Kbd> leaves
          </p>
        </div>
      </div>
    </div>
  )
}

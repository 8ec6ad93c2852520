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
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-4 px-5 pt-4 pb-5 sm:px-8 md:grid-cols-[minmax(0,1fr)_auto] md:items-end lg:pb-6">
        <div aria-live="polite" className="grid min-h-36 content-start gap-2 sm:min-h-28">
          <p className="font-mono text-eyebrow text-leaf-strong">
            Step {position + 1} of {steps.length}
          </p>
          <Heading level={1} look="section">
            {step.title}
          </Heading>
          <p className="max-w-text text-muted">{step.text}</p>
        </div>
        <div className="grid gap-3">
          <div className="flex justify-end gap-3">
            {position > 0 && (
              <ButtonLink to={addressOf(steps, position - 1)} variant="outline">
                <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
                Back
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
            <Kbd>←</Kbd> <Kbd>→</Kbd> walk, <Kbd>Esc</Kbd> leaves
          </p>
        </div>
      </div>
    </div>
  )
}

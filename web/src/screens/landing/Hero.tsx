import type { RefObject } from 'react'
import { AskBar } from '../../features/ask/AskBar.tsx'
import type { LiveStep } from '../../features/ask/shown-step.ts'
import type { OnUpload } from '../../features/ask/use-ask.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { EvidenceSlip } from './specimens/EvidenceSlip.tsx'

type HeroProps = {
  inputRef: RefObject<HTMLInputElement | null>
  onUpload: OnUpload
  live: LiveStep
}

export const Hero = ({ inputRef, onUpload, live }: HeroProps) => (
  <div className="relative isolate overflow-clip">
    <div aria-hidden="true" className="absolute inset-0 -z-10 mask-b-from-55%">
      <Lines art="contours-wide" className="size-full bg-contour" />
    </div>
    <div className="mx-auto grid max-w-page items-start gap-x-14 gap-y-8 px-5 pt-12 pb-12 md:gap-y-14 sm:px-8 md:pt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pb-24">
      <div className="ledger-margin grid min-w-0 gap-8 max-sm:before:hidden sm:pl-10">
        <div className="grid justify-items-start gap-6">
          <Eyebrow>Carbon credits you can check</Eyebrow>
          <Heading level={1} look="hero">
            The Smartest Way to <span className="text-leaf">Offset</span> Your Carbon Footprint
          </Heading>
          <p className="max-w-xl text-lg text-muted leading-relaxed md:text-xl">
            Use AI to analyse ESG data, optimise credit purchases and drive{' '}
            <span className="whitespace-nowrap">net-zero</span> success.
          </p>
        </div>
        <AskBar inputRef={inputRef} onUpload={onUpload} live={live} />
      </div>
      <div className="relative">
        <Plate
          art="landscape"
          alt="Wooded hills behind a lake, drawn in layers under a sky of contour lines"
          className="max-md:hidden"
          shape="aspect-[21/9] object-cover object-[50%_80%] lg:aspect-[5/6] lg:object-bottom"
        />
        <div className="md:absolute md:bottom-6 md:left-6 md:w-72 md:max-lg:bottom-auto md:max-lg:top-8 lg:-left-6 lg:w-80">
          <EvidenceSlip />
        </div>
      </div>
    </div>
  </div>
)

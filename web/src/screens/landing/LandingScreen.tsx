import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({
  title: 'Overview',
  description: 'Use AI to analyse ESG data, optimise credit purchases and drive net-zero success.',
})

export default function LandingScreen() {
  return (
    <div className="relative isolate overflow-clip">
      <div aria-hidden="true" className="absolute inset-0 -z-10 mask-b-from-55%">
        <Lines art="contours-wide" className="size-full bg-contour" />
      </div>
      <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-14 px-5 pt-14 pb-20 sm:px-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:pt-20 md:pb-28">
        <div className="ledger-margin grid justify-items-start gap-7 pl-6 sm:pl-10">
          <Eyebrow>Carbon credits you can check</Eyebrow>
          <Heading level={1} look="hero">
            The Smartest Way to <span className="text-leaf">Offset</span> Your Carbon Footprint
          </Heading>
          <p className="max-w-xl text-lg text-muted leading-relaxed md:text-xl">
            Use AI to analyse ESG data, optimise credit purchases and drive net-zero success.
          </p>
          <div className="flex flex-wrap gap-3 pt-2">
            <ButtonLink to="/signup">Create an account</ButtonLink>
            <ButtonLink to="/sellers" variant="outline">
              Sell credits
            </ButtonLink>
          </div>
        </div>
        <Plate
          art="landscape"
          alt="Wooded hills behind a lake, drawn in layers under a sky of contour lines"
          caption="Hills, from a noise field"
          number="Plate I"
          shape="aspect-[5/6] object-cover object-bottom"
          className="hidden md:grid"
        />
      </div>
    </div>
  )
}

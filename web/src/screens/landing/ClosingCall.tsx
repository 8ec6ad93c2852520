import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'

/** The last word of the page: back to the bar, or a look around first. */
export const ClosingCall = () => (
  <section aria-labelledby="closing-heading" className="mx-auto max-w-page px-5 pt-6 pb-14 sm:px-8 md:pb-20">
    <div className="relative isolate grid justify-items-center gap-6 overflow-clip border-edge border-y px-4 py-16 text-center sm:py-20">
      <Lines art="contours-wide" className="absolute inset-0 -z-20 bg-edge/40" />
      <div aria-hidden="true" className="unmapped absolute inset-0 -z-10" />
      <Heading level={2} look="page" id="closing-heading">
        Begin with the report you have
      </Heading>
      <p className="max-w-lg text-lg text-muted">
        It takes one file and no account. Or walk through the product first, on sample data.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/#ask">Start Your Analysis</ButtonLink>
        <ButtonLink to="/tour" variant="outline" className="bg-paper">
          Watch Demo
        </ButtonLink>
      </div>
    </div>
  </section>
)

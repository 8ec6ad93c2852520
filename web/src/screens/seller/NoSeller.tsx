import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'

/** A survey sheet with a hole in it, as where no page is: nobody sells at this address. */
export const NoSeller = () => (
  <div className="relative isolate grid min-h-[calc(100dvh-4.5rem)] place-items-center overflow-clip px-5 py-16">
    <title>No seller here · Ledgerleaf</title>
    <div aria-hidden="true" className="absolute inset-0 -z-20 mask-b-from-70%">
      <Lines art="contours-wide" className="size-full bg-edge/45" />
    </div>
    <div className="unmapped absolute inset-0 -z-10" />
    <div className="grid max-w-xl justify-items-center gap-6 text-center">
      <Eyebrow>Our Sellers</Eyebrow>
      <Heading level={1}>No seller at this address</Heading>
      <p className="text-balance text-lg text-muted">
        The link may be old or incomplete, or this seller has published nothing yet. Whatever is on sale now
        stands in the marketplace, each listing with its seller.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/marketplace">Go to the marketplace</ButtonLink>
        <ButtonLink to="/sellers" variant="outline" className="bg-paper">
          How selling works
        </ButtonLink>
      </div>
    </div>
  </div>
)

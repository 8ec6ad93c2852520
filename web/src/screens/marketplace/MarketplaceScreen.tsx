import { Marketplace } from '../../features/marketplace/Marketplace.tsx'
import { AwaitsScripts } from '../../ui/AwaitsScripts.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { Section } from '../../ui/Section.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({
  title: 'Marketplace',
  description:
    'Carbon credits on sale now: projects with their vintages, prices and registries, to search, compare and buy.',
})

export default function MarketplaceScreen() {
  return (
    <>
      <div className="relative isolate overflow-clip">
        <div aria-hidden="true" className="absolute inset-0 -z-10 mask-b-from-40%">
          <Lines art="contours-wide" className="size-full bg-contour" />
        </div>
        <div className="mx-auto max-w-page px-5 pt-6 min-[110rem]:max-w-[96rem] pb-4 sm:px-8 sm:visit:pt-12 sm:visit:pb-8">
          <div className="ledger-margin grid gap-2 pl-6 sm:pl-10 sm:visit:gap-4">
            <Eyebrow>On sale now</Eyebrow>
            <Heading level={1}>Marketplace</Heading>
            <p className="max-w-text text-muted text-note sm:desk:hidden sm:visit:text-lg">
              Live prices and tonnes; VAT is added where due.
            </p>
          </div>
        </div>
      </div>
      <Section className="pt-4! min-[110rem]:max-w-[96rem]">
        <AwaitsScripts>
          <Marketplace />
        </AwaitsScripts>
      </Section>
    </>
  )
}

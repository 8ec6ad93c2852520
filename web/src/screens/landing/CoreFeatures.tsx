import type { ReactNode } from 'react'
import { useSiteInfo } from '../../api/site.ts'
import { publicWords } from '../../nouns/chain/public-words.ts'
import { cn } from '../../ui/cn.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { BasketBars } from './specimens/BasketBars.tsx'
import { CertificateCorner } from './specimens/CertificateCorner.tsx'
import { DeliveryYear } from './specimens/DeliveryYear.tsx'
import { Envelope } from './specimens/Envelope.tsx'
import { MarkedPage } from './specimens/MarkedPage.tsx'

type FeatureProps = {
  title: string
  text: string
  /** What is true of this installation alone, set apart. */
  note?: string
  className: string
  specimen: ReactNode
}

const Feature = ({ title, text, note, className, specimen }: FeatureProps) => (
  <li
    className={cn(
      'grid min-w-0 content-between gap-x-10 gap-y-7 border-hairline bg-sheet p-6 sm:p-8',
      className,
    )}
  >
    <div className="grid content-start gap-2">
      <Heading level={3} look="small" className="text-[1.375rem]">
        {title}
      </Heading>
      <p className="text-muted">{text}</p>
      {note && <p className="text-muted text-sm">{note}</p>}
    </div>
    <div className="min-w-0 self-end">{specimen}</div>
  </li>
)

/** Six things the platform does, each beside a specimen of what it hands over. */
export const CoreFeatures = () => {
  const { provenance } = publicWords(useSiteInfo())
  return (
    <section
      id="features"
      aria-labelledby="features-heading"
      className="mx-auto max-w-page px-5 py-14 sm:px-8 md:py-20"
    >
      <div className="grid justify-items-start gap-4">
        <Eyebrow>Core features</Eyebrow>
        <Heading level={2} look="page" id="features-heading">
          What you can hold up to the light
        </Heading>
        <p className="max-w-text text-lg text-muted">
          Six parts of the platform, each with a specimen of what it leaves on your desk.
        </p>
      </div>
      <ul className="mt-12 grid gap-px border border-hairline bg-hairline lg:grid-cols-12">
        <Feature
          className="sm:grid-cols-[2fr_3fr] lg:col-span-7"
          title="AI analysis of ESG reports"
          text="Emission sources, normalised metrics and compliance-risk flags, each with the page or cell it was read from."
          specimen={<MarkedPage />}
        />
        <Feature
          className="lg:col-span-5"
          title="Curated credit baskets"
          text="Composed from live listings within your budget, quality and removal share, with the reasons shown."
          specimen={<BasketBars />}
        />
        <Feature
          className="lg:col-span-4"
          title="Spot, forward, subscription"
          text="Buy today, agree on later deliveries, or cover every month as it comes."
          specimen={<DeliveryYear />}
        />
        <Feature
          className="lg:col-span-4"
          title="Reports and certificates"
          text="Compliance reports and retirement certificates are drawn up from the ledger, with their serial numbers."
          specimen={<CertificateCorner />}
        />
        <Feature
          className="lg:col-span-4"
          title="Dedicated support"
          text="Write to us and a person reads it. Every message is stored as a ticket, open until it is dealt with."
          specimen={<Envelope className="mx-auto w-full max-w-56 text-edge sm:max-w-72" />}
        />
        <Feature
          className="items-center sm:grid-cols-[3fr_2fr] lg:col-span-12"
          title="On-chain provenance"
          text="Each issuance, sale and retirement is a leaf of a public, signed log: follow one credit down to the root."
          note={provenance.trim()}
          specimen={
            <img
              src="/art/vein-tree.svg"
              alt=""
              width={800}
              height={720}
              loading="lazy"
              decoding="async"
              className="mx-auto h-36 w-auto sm:h-44"
            />
          }
        />
      </ul>
    </section>
  )
}

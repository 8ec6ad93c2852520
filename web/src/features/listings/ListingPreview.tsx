import { afterFee, writeFee } from '@ledgerleaf/contract/fees'
import { useSiteInfo } from '../../api/site.ts'
import { parseDollars, parseWhole } from '../../forms/parse-dollars.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Sprout } from '../../ui/Sprout.tsx'
import type { ListingValues } from './listing-values.ts'

const Line = ({ label, children }: { label: string; children: string }) => (
  <div className="flex items-baseline justify-between gap-4 border-hairline border-t py-2.5">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="text-right font-mono text-note tabular-nums [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

const shown = (number: number | undefined): number | null =>
  number === undefined || Number.isNaN(number) ? null : number

/** The sheet before the first letter. On a phone, where it would stand below the form, it is not missed. */
const Blank = () => (
  <div className="relative isolate hidden min-h-72 content-center justify-items-center gap-5 overflow-clip border border-edge border-dashed p-8 text-center lg:grid">
    <Lines art="contours-tall" className="absolute inset-0 -z-10 bg-contour" />
    <Sprout className="h-20" />
    <p className="max-w-64 text-balance bg-paper px-2 text-muted">
      Your listing takes shape here as you type, the way buyers will see it.
    </p>
  </div>
)

/** The listing as buyers will see it, from the first letter on. */
export const ListingPreview = ({ values }: { values: ListingValues }) => {
  const site = useSiteInfo()
  const name = values.project_name.trim()
  const token = values.token_id.trim()
  const range = shown(parseWhole(values.range))
  const price = shown(parseDollars(values.price_per_credit))
  if (!name && !values.range && !values.price_per_credit) return <Blank />
  return (
    <section aria-labelledby="listing-preview" className="arrives ruled relative border border-edge bg-sheet">
      <div className="relative isolate overflow-clip px-6 pt-6 pb-5">
        <Lines art="guilloche" className="absolute inset-x-0 top-0 -z-10 h-5 bg-leaf/45" />
        <Heading level={2} look="small" id="listing-preview" className="mt-3">
          Listing Preview
        </Heading>
        <p className="mt-4 font-display text-2xl leading-tight [overflow-wrap:anywhere]">
          {name || <span className="text-muted">Project Name</span>}
        </p>
        {token && (
          <p className="mt-1 text-muted text-sm">
            Token ID: <Mono>{token}</Mono>
          </p>
        )}
      </div>
      <dl className="px-6 pb-4">
        <Line label="Credits available">{range === null ? '–' : writeWhole(range)}</Line>
        <Line label="Price per credit">{price === null ? '–' : writeCents(price)}</Line>
        {range !== null && price !== null && site && (
          <Line label={`You receive, after a fee of ${writeFee(site.feeBasisPoints)}`}>
            {writeCents(afterFee(range * price, site.feeBasisPoints))}
          </Line>
        )}
        {range !== null && price !== null && (
          <div className="rule-double flex items-baseline justify-between gap-4 border-edge border-t py-3">
            <dt className="font-medium text-sm">Total value</dt>
            <dd className="font-display text-2xl tabular-nums [overflow-wrap:anywhere]">
              {writeCents(range * price)}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

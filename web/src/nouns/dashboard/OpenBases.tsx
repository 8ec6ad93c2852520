import { writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import type { OpenBasis } from './open-bases.ts'

type OpenBasesProps = {
  bases: readonly OpenBasis[]
  year: number
  hadTonnes: number
}

/** What is open, by what it is counted of: each amount with its sum and the way to credits for just that amount. */
export const OpenBases = ({ bases, year, hadTonnes }: OpenBasesProps) => (
  <div className="@container grid">
    <dl className="grid @lg:grid-cols-2 @max-lg:divide-y divide-hairline border-hairline border-y @lg:divide-x">
      {bases.map(({ of, creditsNeeded, openTonnes, to }) => (
        <div key={of} className="grid content-start gap-1 py-3 @lg:px-5 @lg:first:pl-0">
          <dt className="text-muted text-sm">
            Not yet covered of {of}, {year}
          </dt>
          <dd className="grid justify-items-start gap-1">
            <span className="font-display text-2xl lining-nums tabular-nums leading-tight">
              {writeWhole(openTonnes)} t
            </span>
            {hadTonnes > 0 && (
              <span className="text-balance text-muted text-sm tabular-nums">
                {writeWhole(creditsNeeded)} t less {writeWhole(hadTonnes)} t retired, pending or held
              </span>
            )}
            {openTonnes > 0 && (
              <TextLink to={to} className="inline-flex min-h-6 items-center text-sm">
                Find credits for {writeWhole(openTonnes)} t
              </TextLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </div>
)

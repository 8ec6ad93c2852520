import { factorSet } from '@ledgerleaf/contract/emission-factors'
import { useMemo } from 'react'
import { writeCount } from '../../ui/format.ts'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { countSources } from './scope-previews.ts'

/** Who published the factors, under which licence, and how many of each stand ready. */
export const FactorSources = () => {
  const sources = useMemo(countSources, [])
  return (
    <div className="@container grid gap-4">
      <ul aria-label="Sources of factors" className="grid gap-x-10 gap-y-6 @2xl:grid-cols-2">
        {sources.map(({ source, factors, countries }) => (
          <li key={source.id} className="grid content-start gap-1 border-edge border-t pt-3">
            <p className="flex items-baseline justify-between gap-4 text-note">
              <a href={source.url} target="_blank" rel="noopener noreferrer" className={textLinkLook}>
                {source.title}
              </a>
              <span className="shrink-0 font-mono tabular-nums">{factors}</span>
            </p>
            <p className="text-muted text-sm">
              {source.publisher}, {source.version}
              {countries > 2 && `; ${writeCount(countries, 'country', 'countries')}`}. {source.licence}.
            </p>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">
        Set <span className="font-mono">{factorSet.name}</span>. Where none fits you give your own, with its
        source. A finished footprint keeps the factors it was computed with.
      </p>
    </div>
  )
}

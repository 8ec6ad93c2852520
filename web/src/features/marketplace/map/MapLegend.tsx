import type { MarketPlace, ProjectCategory } from '@ledgerleaf/contract/market'
import type { ReactNode } from 'react'
import { KindMark } from '../../../nouns/project/KindMark.tsx'
import { MarkKeys } from '../../../nouns/project/MarkKeys.tsx'
import { categoryWords } from '../../../nouns/project/words.ts'
import { GradeMark } from '../../../nouns/score/GradeTile.tsx'
import { tonneSteps } from './tonne-steps.ts'

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:items-center">
    <dt className="font-medium text-ink">{name}</dt>
    <dd className="flex flex-wrap items-center gap-x-4 gap-y-1">{children}</dd>
  </div>
)

/** What the look of a mark means; only the kinds that are on the map are explained. */
export const MapLegend = ({ places }: { places: readonly MarketPlace[] }) => {
  const kinds = (Object.keys(categoryWords) as ProjectCategory[]).filter((kind) =>
    places.some(({ category }) => category === kind),
  )
  return (
    <dl aria-label="How to read the map" className="grid gap-2 text-fine text-muted">
      <Row name="Colour and sign">
        {kinds.map((kind) => (
          <span key={kind} className="inline-flex items-center gap-1.5">
            <KindMark category={kind} mechanism="none" radius={8} className="-m-1.5" />
            {categoryWords[kind]}
          </span>
        ))}
      </Row>
      <Row name="Outline">
        <MarkKeys />
      </Row>
      <Row name="Size">
        {tonneSteps.map(({ radius, words }) => (
          <span key={words} className="inline-flex items-center gap-1.5">
            <span
              aria-hidden="true"
              style={{ width: radius * 2, height: radius * 2 }}
              className="rounded-full border border-edge"
            />
            {words}
          </span>
        ))}
      </Row>
      <Row name="Label">
        <span className="inline-flex items-center gap-1.5">
          <GradeMark grade="B" size="tiny" />
          grade and lowest spot price
        </span>
        {places.some(({ leadType }) => leadType === 'forward') && (
          <span>fwd: of a promise, nothing is sold at once</span>
        )}
        <span className="inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="grid size-5 place-items-center rounded-full border-2 border-edge font-display text-eyebrow leading-none"
          >
            3
          </span>
          3 projects here: click or tap to zoom in
        </span>
      </Row>
    </dl>
  )
}

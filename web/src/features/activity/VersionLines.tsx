import type { ActivityLine } from '@ledgerleaf/contract/activity-basis'
import { addLines, linesOfMetric, tonnesOf } from '@ledgerleaf/contract/activity-totals'
import { metricName } from '@ledgerleaf/contract/metrics'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActivityLines } from '../../nouns/activity/ActivityLines.tsx'
import { activityQueries } from '../../nouns/activity/queries.ts'
import { writeTonnes } from '../../nouns/analysis/words.ts'
import { Loaded } from '../../ui/Loaded.tsx'

const ByMetric = ({ lines }: { lines: readonly ActivityLine[] }) =>
  addLines(lines).byMetric.map(({ metric, grams }) => (
    <section key={metric} className="grid gap-2" aria-label={metricName(metric)}>
      <h4 className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium text-sm">
        <span>{metricName(metric)}</span>
        <span className="font-mono tabular-nums">{writeTonnes(tonnesOf(grams))} t</span>
      </h4>
      <ActivityLines lines={linesOfMetric(lines, metric)} metric={metric} />
    </section>
  ))

const Lines = ({ inventoryId, version }: { inventoryId: string; version: number }) => (
  <Loaded
    query={useQuery(activityQueries.version(inventoryId, version))}
    what="the lines of this version"
    room="h-24"
  >
    {({ year, factorSet, lines }) => (
      <div className="grid gap-5 pt-3">
        <ByMetric lines={lines} />
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          Computed for {year} with the factor set {factorSet}.
        </p>
      </div>
    )}
  </Loaded>
)

/** A version as it was finished: every line with its factor, whatever became of it since. Asked for when somebody opens it. */
export const VersionLines = ({ inventoryId, version }: { inventoryId: string; version: number }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-6 w-fit text-leaf-strong text-sm">
        Lines and factors of version {version}
      </summary>
      {isOpen && <Lines inventoryId={inventoryId} version={version} />}
    </details>
  )
}

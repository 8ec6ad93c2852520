import type { ActivityBasis } from '@ledgerleaf/contract/activity-basis'
import { linesOfMetric } from '@ledgerleaf/contract/activity-totals'
import type { Metric } from '@ledgerleaf/contract/metrics'
import { ActivityLines } from '../../nouns/activity/ActivityLines.tsx'

/** What a figure of activity data is the sum of: every line with its factor. */
export const HowItWasComputed = ({ activity, metric }: { activity: ActivityBasis; metric: Metric }) => (
  <section aria-label="How it was computed" className="grid gap-4 border-hairline border-t pt-4">
    <ActivityLines lines={linesOfMetric(activity.lines, metric)} metric={metric} />
    <p className="text-muted text-sm [overflow-wrap:anywhere]">
      Factor set {activity.factorSet.name}, SHA-256{' '}
      <span className="font-mono">{activity.factorSet.sha256.slice(0, 16)}…</span>
    </p>
  </section>
)

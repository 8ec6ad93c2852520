import type { Tracer } from '../platform/tracing/span.ts'
import type { StatementWatch } from '../platform/watch-statements.ts'
import type { LabelledCounter } from './registry.ts'

const unlabelled = (name: string, help: string, read: () => number): LabelledCounter => ({
  name,
  help,
  labels: [],
  readAll: () => [{ labels: {}, value: read() }],
})

/** How many statements PostgreSQL was asked, how long that took, and which of them took long. */
export const statementCounters = ({ totals, findSlow }: StatementWatch): LabelledCounter[] => [
  unlabelled('database_statements_total', 'Statements this server has asked', () => totals().count),
  unlabelled('database_statement_seconds_total', 'How long all of them took', () => totals().seconds),
  {
    name: 'slow_statements_total',
    help: 'Statements that took longer than SLOW_QUERY_MS, by name',
    labels: ['statement'],
    readAll: () => findSlow().map(({ name, count }) => ({ labels: { statement: name }, value: count })),
  },
]

/** What became of the spans; there are none where no collector is configured. */
export const traceCounters = (tracer: Tracer | null): LabelledCounter[] => [
  {
    name: 'trace_spans_total',
    help: 'Spans that were sent to the collector, or dropped because it was away or slow',
    labels: ['outcome'],
    readAll: () =>
      Object.entries(tracer?.counts() ?? { sent: 0, dropped: 0 }).map(([outcome, value]) => ({
        labels: { outcome },
        value,
      })),
  },
]

import type { LabelledGauge } from '../http/registry.ts'
import type { Stand } from './watch-checks.ts'

const levels = { unset: -1, good: 0, unknown: 1, late: 1, stopping: 2 } as const

/** The checks as figures, under their own names. */
export const standingGauges = (find: () => Stand[]): LabelledGauge[] => [
  {
    name: 'standing_state',
    help: 'How each check stands: -1 not set up, 0 good, 1 late or not known, 2 stopping people',
    labels: ['check'],
    readAll: () =>
      find().map(({ check, state }) => ({ labels: { check: check.name }, value: levels[state] })),
  },
  {
    name: 'standing_figure',
    help: 'What each check measured, in its unit',
    labels: ['check', 'unit'],
    readAll: () =>
      find().flatMap(({ check, figure }) =>
        figure === undefined ? [] : [{ labels: { check: check.name, unit: check.unit }, value: figure }],
      ),
  },
]

import type { Pillar } from './rule.ts'
import { additionality } from './rules/additionality.ts'
import { claims } from './rules/claims.ts'
import { permanence } from './rules/permanence.ts'
import { quantification } from './rules/quantification.ts'
import { safeguards } from './rules/safeguards.ts'
import { verification } from './rules/verification.ts'

/** Changes with every change of a rule, a weight or a limit: kept scores say under which they were made. */
export const ruleSet = 'screening-2'

export const pillars: readonly Pillar[] = [
  additionality,
  quantification,
  permanence,
  verification,
  claims,
  safeguards,
]

/** The whole can be at most this many times the percent of either of these: one good part does not hide a bad one. */
export const limit = { factor: 1.6, pillars: ['additionality', 'quantification'] } as const

export const grades = [
  { grade: 'A', from: 80 },
  { grade: 'B', from: 65 },
  { grade: 'C', from: 50 },
  { grade: 'D', from: 35 },
  { grade: 'E', from: 0 },
] as const

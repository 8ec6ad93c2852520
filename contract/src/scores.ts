import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The words of a document a point stands on: anyone can turn to the page and read them. */
export const ScoreEvidence = z.object({
  documentId: z.string(),
  documentName: z.string(),
  page: z.int(),
  quote: z.string(),
})
export type ScoreEvidence = z.infer<typeof ScoreEvidence>

/** Where a point comes from; what is missing counts nothing, and what does not apply is left out of the sum. */
export const PointBasis = z.enum(['document', 'type of project', 'own records', 'missing', 'not applicable'])
export type PointBasis = z.infer<typeof PointBasis>

export const ScorePoint = z.object({
  rule: z.string(),
  title: z.string(),
  basis: PointBasis,
  /** What the rule looked at, in words. */
  input: z.string(),
  points: z.number(),
  pointsMax: z.number(),
  evidence: z.nullable(ScoreEvidence),
  /** What the project would have to show; null where nothing is left to gain. */
  raise: z.nullable(z.string()),
})
export type ScorePoint = z.infer<typeof ScorePoint>

export const ScorePillar = z.object({
  id: z.string(),
  title: z.string(),
  /** Of a hundred. */
  weight: z.int(),
  points: z.number(),
  /** Why the pillar cannot be full, whatever its points. */
  cap: z.nullable(z.string()),
  items: z.array(ScorePoint),
})
export type ScorePillar = z.infer<typeof ScorePillar>

export const ScoreGate = z.object({
  id: z.string(),
  title: z.string(),
  passed: z.boolean(),
  detail: z.string(),
})
export type ScoreGate = z.infer<typeof ScoreGate>

export const ScoreGrade = z.enum(['A', 'B', 'C', 'D', 'E'])
export type ScoreGrade = z.infer<typeof ScoreGrade>

/** What stands on a card: the score, of which vintage it is, and how much of what was asked for is documented. */
export const ScoreSummary = z.object({
  value: z.int(),
  grade: ScoreGrade,
  confidence: z.int(),
  vintage: z.int(),
  /** The vintage is only promised: nothing of it is issued. */
  isPromise: z.boolean(),
})
export type ScoreSummary = z.infer<typeof ScoreSummary>

export const ScoreRaise = z.object({ rule: z.string(), title: z.string(), raise: z.string(), gain: z.int() })

/** One vintage of one project under one version of the rules. A screening score, not a rating. */
export const ScoreCard = z.object({
  vintage: z.int(),
  ruleSet: z.string(),
  /** Null where a gate was not passed: such a vintage has no number. */
  value: z.nullable(z.int()),
  grade: z.nullable(ScoreGrade),
  /** Evidenced points of the points that ask for evidence, in percent. */
  confidence: z.int(),
  /** Which pillar holds the whole score down, if one does. */
  limitedBy: z.nullable(z.string()),
  gates: z.array(ScoreGate),
  pillars: z.array(ScorePillar),
  raises: z.array(ScoreRaise),
})
export type ScoreCard = z.infer<typeof ScoreCard>

export const KeptScore = z.extend(ScoreCard, { scoredAt: z.string() })
export type KeptScore = z.infer<typeof KeptScore>

export const ScoreChange = z.object({
  vintage: z.int(),
  ruleSet: z.string(),
  value: z.nullable(z.int()),
  grade: z.nullable(ScoreGrade),
  confidence: z.int(),
  scoredAt: z.string(),
})
export type ScoreChange = z.infer<typeof ScoreChange>

const Cards = z.object({ scores: z.array(KeptScore), history: z.array(ScoreChange) })

/** The scorecards of the version an operator approved last: what strangers are shown. */
export const Scorecards = z.extend(Cards, {
  /** Those of what is being written, for its seller and the operators; null for strangers and where they are the same. */
  ifApproved: z.nullable(Cards),
})
export type Scorecards = z.infer<typeof Scorecards>

export const scoresApi = {
  ofProject: endpoint({
    method: 'GET',
    path: '/api/projects/:id/scores',
    summary: 'The scorecard of each vintage of a project, and how it changed',
    tag: 'Scores',
    effect: 'read',
    caller: 'anyone',
    params: z.object({ id: z.string() }),
    answer: Scorecards,
    errors: ['not_found'],
  }),
} as const

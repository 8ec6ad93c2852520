import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Evidence, Metric, Target } from './findings.ts'
import { Decision, NewDecision, targetKinds } from './programme-decisions.ts'
import { LineTonnes, ProgrammeLine, Scope2Line } from './programme-lines.ts'

/** An inventory that years are joined from: what a report says, or what was reckoned from activity data. */
export const InventorySource = z.object({
  /** Of its analysis. */
  id: z.string(),
  kind: z.enum(['report', 'activity']),
  name: z.string(),
  companyName: z.string(),
  uploadedAt: z.string(),
  years: z.array(z.int()),
  /** The part of the company it is about; null where it is the whole. */
  perimeter: z.nullable(z.string()),
  /** Somebody said that it is no part of the programme. */
  isLeftOut: z.boolean(),
})
export type InventorySource = z.infer<typeof InventorySource>

/** What one inventory says of a line in a year. */
export const ProgrammeStatement = z.object({
  sourceId: z.string(),
  tonnes: z.number(),
  /** The figure that says so; of an added-up Scope 3, the first of its categories. */
  metric: Metric,
  /** The categories it was added up from, where there is no figure for the whole of Scope 3; else empty. */
  addedFrom: z.array(Metric),
  isCorrected: z.boolean(),
  isDoubtful: z.boolean(),
  /** Where it stands; null where it stands nowhere, given by a person or added up. */
  evidence: z.nullable(Evidence),
})
export type ProgrammeStatement = z.infer<typeof ProgrammeStatement>

/**
 * Why one of several figures is proposed: the others are doubtful, of an older report, or were given earlier; or the report
 * that was chosen over it is deleted.
 */
export const ProposedBecause = z.enum(['surer', 'newer_report', 'later_figures', 'chosen_gone'])
export type ProposedBecause = z.infer<typeof ProposedBecause>

export const ProgrammeYearLine = z.object({
  line: ProgrammeLine,
  /** `stands`: all who speak of it say the same. */
  state: z.enum(['stands', 'decided', 'undecided']),
  /** Null while it is undecided, where Scope 2 was decided for a figure of another line of it, and the whole for the sum of its scopes. */
  tonnes: z.nullable(z.number()),
  sourceId: z.nullable(z.string()),
  /**
   * Beside Scope 2 without its method also what documents say that name methods and give this figure for none: their metric
   * is of another line.
   */
  statements: z.array(ProgrammeStatement),
  /** Where they contradict each other, also once it is decided. Null on a method of Scope 2 that another line decides. */
  conflict: z.nullable(
    z.object({
      differenceTonnes: z.number(),
      proposal: z.object({ sourceId: z.string(), because: ProposedBecause }),
    }),
  ),
  /** The number of the decision by which it stands. */
  decidedBy: z.nullable(z.int()),
})
export type ProgrammeYearLine = z.infer<typeof ProgrammeYearLine>

/** What was retired for a year against what was emitted in it; in whole credits, as everywhere. */
export const YearCoverage = z.object({
  /** Null where the emissions are unknown or undecided: then nothing can be said to be open. */
  footprintTonnes: z.nullable(z.int()),
  retiredTonnes: z.int(),
  pendingTonnes: z.int(),
  /** Of both, what names no period: it is counted in the year of its retirement. */
  undatedTonnes: z.int(),
  openTonnes: z.nullable(z.int()),
  /** What was retired, counted from Scope 1 on: a retirement names a year and no scope. */
  parts: z.array(z.object({ metric: Metric, tonnes: z.number(), coveredTonnes: z.number() })),
})
export type YearCoverage = z.infer<typeof YearCoverage>

export const ProgrammeYear = z.object({
  year: z.int(),
  /** Only what somebody states: a line that is missing here is unknown, and not zero. */
  lines: z.array(ProgrammeYearLine),
  total: z.object({
    state: z.enum(['known', 'undecided', 'unknown']),
    tonnes: z.nullable(z.number()),
    parts: z.array(z.object({ metric: Metric, tonnes: z.number() })),
    /** Reported as one figure, because its scopes are not all known. */
    isAsReported: z.boolean(),
    /** The documents it is added up from: one, where one says all of it as it stands. */
    sourceIds: z.array(z.string()),
    /** Of a sum: what documents give for the whole year instead, that do not say every part of it or are only a part of it. */
    contradictedBy: z.array(z.object({ sourceId: z.string(), tonnes: z.number() })),
  }),
  coverage: YearCoverage,
})
export type ProgrammeYear = z.infer<typeof ProgrammeYear>

export const BaseYear = z.object({
  year: z.int(),
  thresholdPercent: z.number(),
  /** What targets are counted from: as recorded when the base year was set, or recalculated last. */
  recorded: z.array(LineTonnes),
  recordedBy: z.int(),
  /** What the inventory says now, with the adjustments; a line that is unknown or undecided now is missing. */
  now: z.array(LineTonnes),
  adjustments: z.array(z.object({ version: z.int(), line: ProgrammeLine, tonnes: z.number() })),
  changes: z.array(
    z.object({ line: ProgrammeLine, before: z.nullable(z.number()), after: z.nullable(z.number()) }),
  ),
  /** How much of what was recorded changed, up and down not set off against each other. */
  changePercent: z.number(),
  /** `asked`: at or above the threshold, and nobody has said what to do. `kept`: somebody said that it stays. */
  state: z.enum(['same', 'below', 'asked', 'kept']),
})
export type BaseYear = z.infer<typeof BaseYear>

export const ForecastYear = z.object({
  year: z.int(),
  /** Where the straight line is, and what the last known year would be again. */
  pathTonnes: z.number(),
  flatTonnes: z.number(),
  /** Credits for the lesser and the greater of the two. */
  creditsMin: z.int(),
  creditsMax: z.int(),
  /** The fewest at the lowest price of now, the most at the highest; null where nothing is on sale. */
  costMinCents: z.nullable(z.int()),
  costMaxCents: z.nullable(z.int()),
})
export type ForecastYear = z.infer<typeof ForecastYear>

export const ProgrammeTarget = z.object({
  /** The number of the decision that set it. */
  version: z.int(),
  targetKind: z.enum(targetKinds),
  scopes: z.array(z.int()),
  scope2: Scope2Line,
  baseYear: z.int(),
  targetYear: z.int(),
  percent: z.number(),
  /** The years whose emissions within it are known, oldest first, each with the documents it is added up from. */
  actuals: z.array(z.object({ year: z.int(), tonnes: z.number(), sourceIds: z.array(z.string()) })),
  /** Null where the emissions of its base year are not known. */
  line: z.nullable(
    z.object({
      from: z.object({ year: z.int(), tonnes: z.number() }),
      to: z.object({ year: z.int(), tonnes: z.number() }),
    }),
  ),
  /** The last known year against the line; above zero is above it. */
  latest: z.nullable(
    z.object({
      year: z.int(),
      tonnes: z.number(),
      pathTonnes: z.nullable(z.number()),
      gapTonnes: z.nullable(z.number()),
    }),
  ),
  forecast: z.array(ForecastYear),
})
export type ProgrammeTarget = z.infer<typeof ProgrammeTarget>

/** Of what anybody can buy now. */
export const MarketPrices = z.object({
  lowestCents: z.int(),
  middleCents: z.int(),
  highestCents: z.int(),
  credits: z.int(),
})
export type MarketPrices = z.infer<typeof MarketPrices>

export const Programme = z.object({
  /** The number of the last decision. */
  version: z.int(),
  sources: z.array(InventorySource),
  /** From the first to the last with a figure or a retirement, oldest first, gaps among them. */
  years: z.array(ProgrammeYear),
  /**
   * Retired for a period that is no part of one calendar year, and so under no year: with the years it adds up to all that
   * was retired.
   */
  severalYears: z.object({ retiredTonnes: z.int(), pendingTonnes: z.int() }),
  base: z.nullable(BaseYear),
  targets: z.array(ProgrammeTarget),
  /** Targets that reports state, for whoever sets one. */
  stated: z.array(z.object({ sourceId: z.string(), target: Target })),
  heldTonnes: z.int(),
  prices: z.nullable(MarketPrices),
  /** Newest first; each with whether the report it is about was deleted since. */
  decisions: z.array(z.extend(Decision, { isSourceGone: z.boolean() })),
})
export type Programme = z.infer<typeof Programme>

/** What the programme takes as the footprint of each year: whoever speaks of a year speaks of this one. */
export const ChosenFootprints = z.object({
  /** Analyses that are no part of the programme. */
  leftOut: z.array(z.string()),
  years: z.array(
    z.object({
      year: z.int(),
      state: z.enum(['known', 'undecided', 'unknown']),
      tonnes: z.nullable(z.number()),
      parts: z.array(z.object({ metric: Metric, tonnes: z.number() })),
      /** The analysis whose own footprint of the year it is; null where it is none's. */
      analysisId: z.nullable(z.string()),
    }),
  ),
  /** How many targets were set. */
  targets: z.int(),
})
export type ChosenFootprints = z.infer<typeof ChosenFootprints>

export const programmeFormats = ['csv', 'xlsx', 'json'] as const

const tag = 'Programme'

/** Everything here is about the organisation the caller acts for. */
export const programmeApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/programme',
    summary:
      'The inventory of the organisation over the years, with conflicts, base year, targets and coverage',
    tag,
    effect: 'read',
    caller: 'person',
    answer: Programme,
    errors: [],
  }),
  footprints: endpoint({
    method: 'GET',
    path: '/api/programme/footprints',
    summary: 'Which analysis the programme takes for each year, and which are left out of it',
    tag,
    effect: 'read',
    caller: 'person',
    answer: ChosenFootprints,
    errors: [],
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/programme/export',
    summary: 'The same as a file: csv, xlsx or json; each line with its document, page, method and decision',
    tag,
    effect: 'read',
    caller: 'person',
    query: z.object({ format: z.enum(programmeFormats) }),
    answer: z.unknown(),
    errors: ['rate_limited'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/programme/decisions',
    summary: 'Decide a conflict, the base year, its recalculation, or a target; every decision is kept',
    tag,
    effect: 'change',
    caller: 'person',
    body: NewDecision,
    answer: Decision,
    errors: ['not_found', 'figure_changed', 'invalid_input'],
  }),
} as const

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Metric, Target } from './findings.ts'
import { ProgrammeWord } from './programme-word.ts'

/**
 * The one thing to do next, with what makes it so. What has a deadline comes first; then the line through the product: a
 * report, its inventory, credits, their retirement, and what can be said of it.
 */
export const NextStep = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('pay'),
    orderId: z.string(),
    credits: z.int(),
    /** Until then the credits are kept. */
    heldUntil: z.string(),
    isByTransfer: z.boolean(),
  }),
  z.object({
    step: z.literal('check'),
    analysisId: z.string(),
    companyName: z.string(),
    year: z.int(),
    /** Parts of that year's footprint that a person should look at before relying on it. */
    doubtful: z.array(Metric),
  }),
  z.object({
    step: z.literal('retire'),
    heldTonnes: z.int(),
    /**
     * How many of them a footprint still takes, and of which year; null where none does. Later: held of a vintage after that
     * year, which is not offered for it; left out where there is none.
     */
    of: z.nullable(z.object({ year: z.int(), tonnes: z.int(), laterTonnes: z.optional(z.int()) })),
  }),
  z.object({ step: z.literal('wait'), analysisId: z.string(), fileName: z.string() }),
  z.object({
    step: z.literal('upload'),
    /** The newest report that gave no footprint: it could not be read, or holds no figures. */
    unread: z.nullable(z.object({ analysisId: z.string(), fileName: z.string() })),
    retiredTonnes: z.int(),
  }),
  z.object({
    /** Reports contradict each other about the year. */
    step: z.literal('programme'),
    year: z.int(),
  }),
  z.object({ step: z.literal('cover'), year: z.int(), openTonnes: z.int() }),
  z.object({ step: z.literal('report'), year: z.int(), retiredTonnes: z.int(), pendingTonnes: z.int() }),
])
export type NextStep = z.infer<typeof NextStep>

/** The line through the product, in its order; which of it this account has done. */
export const Station = z.object({
  name: z.enum(['report', 'inventory', 'credits', 'retirement', 'claim']),
  /** Begun: some of it is done, and something else comes first now. */
  state: z.enum(['done', 'begun', 'now', 'ahead']),
})
export type Station = z.infer<typeof Station>

/** Retired for another time than the year that is spoken of, by what it names. */
export const RetiredElsewhere = z.object({
  tonnes: z.int(),
  /** Not at the registry yet. */
  isPending: z.boolean(),
  startsOn: z.string(),
  endsOn: z.string(),
  /** It names no period: the days are the one it was made on. */
  namesNone: z.boolean(),
})
export type RetiredElsewhere = z.infer<typeof RetiredElsewhere>

/**
 * One year's footprint, and what became of it. A retirement is of the reporting period it names, and without one of the day
 * it was made; so it is here and in the claim checker.
 */
export const Coverage = z.object({
  /** Null where the programme adds it up from several documents. */
  analysisId: z.nullable(z.string()),
  companyName: z.string(),
  fileName: z.string(),
  /** The part of the company it is about; null where it is the whole. */
  perimeter: z.nullable(z.string()),
  year: z.int(),
  parts: z.array(z.object({ metric: Metric, tonnes: z.number() })),
  /** In whole credits: part of a tonne takes one. The four below it add up to it, or to more where more was retired. */
  footprintTonnes: z.int(),
  /** Retired for this year, and counted as an offset. */
  retiredTonnes: z.int(),
  /** Retired for this year here, and not at the registry yet. */
  pendingTonnes: z.int(),
  /** Of the credits held, as many as would cover what is left. None of a vintage that ends after the year. */
  heldForItTonnes: z.int(),
  openTonnes: z.int(),
  /** All credits held. */
  heldTonnes: z.int(),
  /** Of these, of a vintage that ends after the year: they stay for later ones. */
  laterTonnes: z.int(),
  /** Counted as an offset, and retired for another time. */
  retiredElsewhereTonnes: z.int(),
  /** Retired here for another time, and not at the registry yet. */
  pendingElsewhereTonnes: z.int(),
  /** Of what time the two are, oldest first. */
  elsewhere: z.array(RetiredElsewhere),
  /** Every year with a footprint, oldest first, with what was retired for it and counts. */
  years: z.array(
    z.object({
      year: z.int(),
      tonnes: z.number(),
      parts: z.array(z.object({ metric: Metric, tonnes: z.number() })),
      retiredTonnes: z.int(),
    }),
  ),
  targets: z.array(Target),
  /** Null where the programme takes this figure. */
  programme: z.nullable(ProgrammeWord),
})
export type Coverage = z.infer<typeof Coverage>

export const BuyerDesk = z.object({
  next: NextStep,
  stations: z.array(Station),
  /** The analyses that have a footprint and are not left out of the programme, newest first. */
  reports: z.array(
    z.object({
      analysisId: z.string(),
      companyName: z.string(),
      fileName: z.string(),
      years: z.array(z.int()),
      /** Of the year its page speaks of first: what there is to cover, and what of it is retired, here or at the registry too. */
      year: z.int(),
      footprintTonnes: z.int(),
      retiredTonnes: z.int(),
      pendingTonnes: z.int(),
    }),
  ),
  /** Of the report and year asked for, else of the newest year as the programme takes it; null where there is none. */
  coverage: z.nullable(Coverage),
  /** How many targets the programme has. */
  programmeTargets: z.int(),
})
export type BuyerDesk = z.infer<typeof BuyerDesk>

/** Credits of one vintage of one project, in one's own hands or retired. */
export const PortfolioPart = z.object({
  projectId: z.string(),
  projectName: z.string(),
  category: z.nullable(z.string()),
  mechanism: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** Where its approved file says it lies. */
  site: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  durabilityYears: z.nullable(z.int()),
  /** The year the vintage begins. */
  vintage: z.int(),
  heldCredits: z.int(),
  /** Whatever has become of it at the registry. */
  retiredCredits: z.int(),
  /** Of the retired, what their registry has yet to confirm. */
  pendingCredits: z.int(),
})
export type PortfolioPart = z.infer<typeof PortfolioPart>

export const buyerDeskApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/buyer-desk',
    summary: 'What to do next, and what of a footprint is retired, covered by held credits, and still open',
    tag: 'Dashboard',
    effect: 'read',
    caller: 'person',
    query: z.object({
      analysis: z.optional(z.string().check(z.maxLength(60))),
      year: z.optional(z.string().check(z.regex(/^\d{4}$/))),
    }),
    answer: BuyerDesk,
    errors: ['not_found'],
  }),
  portfolio: endpoint({
    method: 'GET',
    path: '/api/buyer-desk/portfolio',
    summary: 'Where the credits the caller holds and has retired are from, and of what kind they are',
    tag: 'Dashboard',
    effect: 'read',
    caller: 'person',
    answer: z.object({ parts: z.array(PortfolioPart) }),
    errors: [],
  }),
} as const

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Evidence, Metric } from './findings.ts'
import { quantityUnits } from './quantities.ts'

/** What a figure says: always in the unit of its metric, tonnes of CO2e or MWh. */
export const Stated = z.object({
  metric: Metric,
  year: z.int(),
  value: z.number(),
  /** The part of the company it is about; null where it is the whole. */
  perimeter: z.nullable(z.string()),
})
export type Stated = z.infer<typeof Stated>

/**
 * One change by a person. The list of them is only ever added to: taking a change back is a change as well. What was
 * read is never touched, so everything a person did can be followed and undone.
 */
export const Correction = z.object({
  id: z.string(),
  /** The running number within its analysis. */
  version: z.int(),
  kind: z.enum(['add', 'change', 'strike', 'confirm', 'undo', 'redo']),
  /** Which figure: where it was read (`scope1/2023`), or the change that added it. */
  figure: z.string(),
  /** With `undo` and `redo`: the change that is meant. */
  of: z.nullable(z.string()),
  before: z.nullable(Stated),
  after: z.nullable(Stated),
  /** As the person gave it, and how that became the value. */
  given: z.nullable(z.object({ value: z.string(), unit: z.string(), conversion: z.string() })),
  /** Where in the document they pointed. */
  evidence: z.nullable(Evidence),
  reason: z.string(),
  /** What was unusual about it and was confirmed all the same. */
  remark: z.nullable(z.string()),
  /** The e-mail address of their account, or `visitor`. */
  madeBy: z.string(),
  madeAt: z.string(),
})
export type Correction = z.infer<typeof Correction>

/** What can be seen of a text: no signs that break lines, turn letters around or take no room, and nothing of these alone. */
const seen = z.overwrite((text: string) => {
  const plain = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
  return /[^\p{C}\p{Z}]/u.test(plain) ? plain.trim() : ''
})

const reason = z.string().check(seen, z.maxLength(500, 'Please say it in 500 letters'))
const because = reason.check(z.minLength(1, 'Please say why'))
/** The running number of the last change the person had seen, so that nobody overwrites what they have not. */
const seenVersion = z.int().check(z.minimum(0))
const figure = z.string().check(z.maxLength(80))

const Said = z.object({
  metric: Metric,
  year: z.int('Please give a year'),
  /** Digits with a point before the decimals, in the unit named. */
  value: z.string().check(z.regex(/^\d{1,15}(\.\d{1,15})?$/, 'Please give a number of at most 15 digits')),
  unit: z.enum(quantityUnits),
  perimeter: z.nullable(
    z
      .string()
      .check(
        seen,
        z.minLength(1, 'Please name the part of the company, or leave it empty'),
        z.maxLength(120),
      ),
  ),
  /** The number in the document they pointed at, or which of the figure's alternatives they chose. */
  from: z.nullable(
    z.union([
      z.object({ spot: z.string().check(z.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/)) }),
      z.object({ alternative: z.int().check(z.minimum(0), z.maximum(100)) }),
    ]),
  ),
  reason,
  /** True once they were asked about what is unusual and said yes. */
  sure: z.boolean(),
  seenVersion,
})

export const NewCorrection = z.discriminatedUnion('kind', [
  z.extend(Said, { kind: z.literal('add') }),
  z.extend(Said, { kind: z.literal('change'), figure }),
  z.object({ kind: z.literal('strike'), figure, reason: because, seenVersion }),
  z.object({ kind: z.literal('confirm'), figure, reason, seenVersion }),
])
export type NewCorrection = z.infer<typeof NewCorrection>

/** A number somewhere in the document that a person can point at. */
export const Spot = z.object({
  id: z.string(),
  /** As it is printed. */
  text: z.string(),
  box: z.nullable(z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() })),
  /** The words around it. */
  quote: z.string(),
})
export type Spot = z.infer<typeof Spot>

/** A page, with the numbers recognised on it. */
export const PageSpots = z.object({
  page: z.int(),
  width: z.number(),
  height: z.number(),
  spots: z.array(Spot),
})
export type PageSpots = z.infer<typeof PageSpots>

/** Some rows of a sheet; a cell names each number it holds, for there may be several in a sentence. */
export const SheetRows = z.object({
  sheet: z.nullable(z.string()),
  columns: z.array(z.string()),
  rows: z.array(
    z.object({
      row: z.int(),
      cells: z.array(
        z.object({
          text: z.string(),
          spots: z.array(z.object({ id: z.string(), text: z.string() })),
        }),
      ),
    }),
  ),
  /** Where the piece before and the piece after begin; null where there is none. */
  previous: z.nullable(z.int()),
  next: z.nullable(z.int()),
})
export type SheetRows = z.infer<typeof SheetRows>

const tag = 'Analysis'
const Id = z.object({ id: z.string() })
const row = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000_000)))

/** What a person does to the inventory of an analysis of theirs. */
export const inventoryApi = {
  correct: endpoint({
    method: 'POST',
    path: '/api/analyses/:id/corrections',
    summary: 'Add, change, strike out or confirm a figure; what was read stays beside it',
    tag,
    effect: 'change',
    caller: 'anyone',
    params: Id,
    body: NewCorrection,
    answer: Correction,
    errors: ['not_found', 'figure_changed', 'figure_computed', 'figure_unlikely', 'invalid_input'],
  }),
  turn: endpoint({
    method: 'POST',
    path: '/api/analyses/:id/corrections/:correctionId/:way',
    summary: 'Undo a change, or redo it: both are kept in the history',
    tag,
    effect: 'change',
    caller: 'anyone',
    params: z.object({ id: z.string(), correctionId: z.string(), way: z.enum(['undo', 'redo']) }),
    answer: Correction,
    errors: ['not_found', 'figure_changed', 'figure_computed', 'invalid_input'],
  }),
  page: endpoint({
    method: 'GET',
    path: '/api/analyses/:id/spots',
    summary: 'The numbers recognised on a page of the document',
    tag,
    effect: 'read',
    caller: 'anyone',
    params: Id,
    query: z.object({ page: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)) }),
    answer: PageSpots,
    errors: ['not_found'],
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/api/analyses/:id/sheet',
    summary: 'Some rows of a sheet of the document, or those around a word that is looked for',
    tag,
    effect: 'read',
    caller: 'anyone',
    params: Id,
    query: z.object({
      sheet: z.optional(z.string().check(z.maxLength(200))),
      from: row,
      /** Begin at the next row that holds these words. */
      find: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: SheetRows,
    errors: ['not_found'],
  }),
} as const

import * as z from 'zod/mini'
import { ActivityLine, dataGrades } from './activity-basis.ts'
import { DraftLine, linesMax } from './activity-draft.ts'
import { endpoint } from './endpoint.ts'

const Grade = z.enum(dataGrades)

const name = z.string().check(
  z.overwrite((text: string) => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ').trim()),
  z.minLength(1, 'Please name the company'),
  z.maxLength(200),
)
const year = z.int('Please give a year').check(z.minimum(1990), z.maximum(2100))

/** One finished state of an inventory; only ever added to. */
export const ActivityVersion = z.object({
  version: z.int(),
  finishedAt: z.string(),
  /** The e-mail address of their account. */
  finishedBy: z.string(),
  tonnes: z.number(),
  lines: z.int(),
  grade: z.nullable(Grade),
  /** What is different from the version before. */
  changes: z.array(z.string()),
})
export type ActivityVersion = z.infer<typeof ActivityVersion>

/** The lines of a version, as they were computed then. */
const FinishedVersion = z.object({
  version: z.int(),
  year: z.int(),
  factorSet: z.string(),
  lines: z.array(ActivityLine),
})

export const ActivityInventory = z.object({
  id: z.string(),
  companyName: z.string(),
  year: z.int(),
  /** Goes up with every save, so that nobody overwrites what they have not seen. */
  revision: z.int(),
  savedAt: z.string(),
  lines: z.array(DraftLine),
  /** Null until it was finished once. */
  analysisId: z.nullable(z.string()),
  versions: z.array(ActivityVersion),
})
export type ActivityInventory = z.infer<typeof ActivityInventory>

export const ActivitySummary = z.object({
  id: z.string(),
  companyName: z.string(),
  year: z.int(),
  savedAt: z.string(),
  lines: z.int(),
  analysisId: z.nullable(z.string()),
})
export type ActivitySummary = z.infer<typeof ActivitySummary>

export const uploadCharactersMax = 4_000_000
/** A row of an uploaded file that was left out, or looks like one that is there. */
const RowNote = z.object({ row: z.int(), reason: z.string() })

export const UploadedRows = z.object({
  inventory: ActivityInventory,
  added: z.int(),
  refused: z.array(RowNote),
  /** How many more were refused than are listed. */
  refusedMore: z.int(),
  same: z.array(RowNote),
  sameMore: z.int(),
})
export type UploadedRows = z.infer<typeof UploadedRows>

const tag = 'Activity data'
const Id = z.object({ id: z.string() })
const revision = z.int().check(z.minimum(0))

/** A footprint computed from what a company used, where there is no report to read. All of it is the caller's own. */
export const activityApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/activity-inventories',
    summary: 'The caller’s inventories of activity data, the one saved last first',
    tag,
    effect: 'read',
    caller: 'person',
    answer: z.object({ inventories: z.array(ActivitySummary) }),
    errors: [],
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/activity-inventories',
    summary: 'Begin an inventory of a year',
    tag,
    effect: 'change',
    caller: 'person',
    body: z.object({ companyName: name, year }),
    answer: ActivityInventory,
    errors: ['invalid_input', 'rate_limited'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/activity-inventories/:id',
    summary: 'One inventory with its lines as they were typed, and every version that was finished',
    tag,
    effect: 'read',
    caller: 'person',
    params: Id,
    answer: ActivityInventory,
    errors: ['not_found'],
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/activity-inventories/:id/versions/:version',
    summary: 'A version as it was finished: its lines, their factors and what they came to',
    tag,
    effect: 'read',
    caller: 'person',
    params: z.object({ id: z.string(), version: z.coerce.number().check(z.int(), z.minimum(1)) }),
    answer: FinishedVersion,
    errors: ['not_found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/activity-inventories/:id',
    summary: 'Keep the lines as they are typed, complete or not',
    tag,
    effect: 'change',
    caller: 'person',
    params: Id,
    body: z.object({
      companyName: name,
      year,
      lines: z.array(DraftLine).check(z.maxLength(linesMax)),
      seenRevision: revision,
    }),
    answer: z.object({ revision: z.int(), savedAt: z.string() }),
    errors: ['not_found', 'activity_changed', 'invalid_input'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/activity-inventories/:id/rows',
    summary: 'Add the rows of a filled template; those that cannot be used are named with their reason',
    tag,
    effect: 'change',
    caller: 'person',
    params: Id,
    body: z.object({
      csv: z.string().check(z.maxLength(uploadCharactersMax, 'This file is too large: please divide it')),
      seenRevision: revision,
    }),
    answer: UploadedRows,
    errors: ['not_found', 'activity_changed', 'invalid_input', 'rate_limited'],
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/activity-inventories/:id/finish',
    summary: 'Compute the inventory: a new analysis, or a new version of the one it has',
    tag,
    effect: 'change',
    caller: 'person',
    params: Id,
    body: z.object({ seenRevision: revision }),
    answer: z.object({ analysisId: z.string() }),
    errors: ['not_found', 'activity_changed', 'invalid_input'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/activity-inventories/:id',
    summary: 'Delete an inventory that was not finished; a finished one goes with its analysis',
    tag,
    effect: 'change',
    caller: 'person',
    params: Id,
    answer: z.object({ done: z.literal(true) }),
    errors: ['not_found', 'activity_finished'],
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/activity-template',
    summary: 'The template to fill, as csv or xlsx',
    tag,
    effect: 'read',
    caller: 'anyone',
    query: z.object({ format: z.enum(['csv', 'xlsx']) }),
    answer: z.unknown(),
    errors: ['rate_limited'],
  }),
} as const

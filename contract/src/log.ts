import * as z from 'zod/mini'
import { Currency } from './currencies.ts'
import { endpoint } from './endpoint.ts'
import { topicNames } from './entry-words.ts'
import { SerialRange } from './serials.ts'
import { largest } from './units.ts'

const Hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** Somebody else who signs what the log signed, after holding it against what they saw before. */
export const Witness = z.object({
  name: z.string(),
  /** The key they sign with, as other tools read it. */
  key: z.string(),
  /** The largest state they signed, and when; null before the first. */
  size: z.nullable(z.int()),
  at: z.nullable(z.string()),
  /** They say that this log is not the one they saw. */
  refuses: z.boolean(),
})
export type Witness = z.infer<typeof Witness>

/** How the public log stands: what was signed last, and what waits for the next signature. */
export const LogState = z.object({
  /** The name it signs with; null before the first server started. */
  origin: z.nullable(z.string()),
  /** The newest checkpoint; null before the first entry. */
  signed: z.nullable(
    z.object({
      size: z.int(),
      root: Hex,
      at: z.string(),
      /** The signed note, word for word. */
      note: z.string(),
    }),
  ),
  /** Entries that are written and stand in no signed state yet. */
  waiting: z.int(),
  /** The keys that signed for it, as other tools read them, the newest first. */
  keys: z.array(z.string()),
  /** How many states were signed so far, and since when. */
  checkpoints: z.int(),
  firstSignedAt: z.nullable(z.string()),
  witnesses: z.array(Witness),
})
export type LogState = z.infer<typeof LogState>

/** One entry as anyone may read it: what it is and when. Whoever it concerns is no part of it. */
export const LogEntry = z.object({
  index: z.int(),
  entryId: z.string(),
  /** What the ledger did, or `act` for an act of an operator. */
  kind: z.string(),
  /** Of an act: what was done. */
  act: z.nullable(z.string()),
  at: z.string(),
  /** Credits it moved or named; null where it is about none. */
  credits: z.nullable(z.int()),
  /** The hash of the leaf (RFC 6962). */
  hash: Hex,
  certificateId: z.nullable(z.string()),
  /** Whose credits it moved, each project once; none where it moved none. */
  projectNames: z.array(z.string()),
})
export type LogEntry = z.infer<typeof LogEntry>

export const logEntriesPerPage = 25

/** Where one posting of an entry moved what: credits of a batch, or money. Whose account it is, the log tells nobody. */
const LogMove = z.object({
  from: z.string(),
  to: z.string(),
  /** Credits, or the minor units of a currency. */
  amount: z.int(),
  currency: z.nullable(Currency),
  batch: z.nullable(
    z.object({
      id: z.string(),
      projectId: z.string(),
      projectName: z.string(),
      /** Null for a promise, which has no serials. */
      serialPrefix: z.nullable(z.string()),
    }),
  ),
  serials: z.array(SerialRange),
  /** How many ranges of serials it moved; more than are shown here stand in the leaf. */
  rangeCount: z.int(),
})
export type LogMove = z.infer<typeof LogMove>

/** One entry with all that is public about it. */
export const LogEntryPage = z.object({
  entry: LogEntry,
  /** The leaf as it is hashed: canonical JSON, word for word. */
  leaf: z.string(),
  leafBytes: z.int(),
  moves: z.array(LogMove),
  /** More than are shown here stand in the leaf. */
  moveCount: z.int(),
  /** The entries of the newest signed state; an entry at or above that number is written and waits for the next one. */
  signedSize: z.int(),
})
export type LogEntryPage = z.infer<typeof LogEntryPage>

const LogPage = z.object({
  entries: z.array(LogEntry),
  /** Earlier ones are below this number; null where this was the end. A page of one topic may hold few, for it looks at so many only. */
  next: z.nullable(z.int()),
})
export type LogPage = z.infer<typeof LogPage>

export const logApi = {
  state: endpoint({
    method: 'GET',
    path: '/api/log',
    summary: 'How the public log stands: its size, its newest signed checkpoint and its keys',
    tag: 'Provenance',
    effect: 'read',
    caller: 'anyone',
    answer: LogState,
    errors: [],
  }),
  entries: endpoint({
    method: 'GET',
    path: '/api/log/entries',
    summary:
      'Entries of the public log, newest first, 25 at a time, of every topic or one; or those that a number, an id of an entry or a certificate names',
    tag: 'Provenance',
    effect: 'read',
    caller: 'anyone',
    query: z.object({
      /** Those below this number. */
      before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
      find: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      /** Those of one topic alone. */
      about: z.optional(z.enum(topicNames)),
    }),
    answer: LogPage,
    errors: ['rate_limited'],
  }),
  entry: endpoint({
    method: 'GET',
    path: '/api/log/entries/:index',
    summary: 'One entry of the public log by its number: what it did, its leaf, and what it is about',
    tag: 'Provenance',
    effect: 'read',
    caller: 'anyone',
    params: z.object({ index: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(largest)) }),
    answer: LogEntryPage,
    errors: ['not_found', 'rate_limited'],
  }),
} as const

/** The versions of the public API that are answered, the newest last. A program may name one in `Ledgerleaf-Version`. */
export const apiVersions = ['2026-11-18'] as const
export type ApiVersion = (typeof apiVersions)[number]

/** So many calls of one key in so many seconds. */
export const callsOfKey = { limit: 6000, windowSeconds: 60 } as const

/** Where every call of the public API begins. */
export const v1Path = '/v1/'

/**
 * What may change under a version, and what may not. Told to whoever writes a program, in the description itself.
 */
export const promise = [
  'Within a dated version a field is never renamed, removed or given another meaning, a call never disappears, and what was taken before is not refused.',
  'What may be added at any time, and a program has to live with: new calls, new fields in answers, new optional fields in requests, new codes of refusals, and new values where an answer names one of several.',
  'Whatever else changes comes as a new dated version. A version is answered for at least two years after the next one came.',
  'The words of `title` and `detail` are for people and may change; programs go by `code`.',
] as const

import type { FoundKind, FoundMore, FoundThing } from '@ledgerleaf/contract/finds'

/** What of one kind fits: the first of it, and how much there is beyond. */
export type FoundOfKind = { hits: FoundThing[]; more: FoundMore[] }

export const nothingFound: FoundOfKind = { hits: [], more: [] }

/** `count` is of everything that fits; `to` lists exactly that much, or is null. */
export const foundOf = (
  kind: FoundKind,
  hits: readonly Omit<FoundThing, 'kind'>[],
  count: number,
  to: string | null = null,
): FoundOfKind => ({
  hits: hits.map((hit) => ({ kind, ...hit })),
  more: count > hits.length ? [{ kind, count, to }] : [],
})

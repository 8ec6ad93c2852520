/** A seller's own projects; their scores, documents and disclosures are kept under them, since a change of one may change those. */
export const projectKeys = { all: ['projects'] as const }

/** What anyone may see for sale. */
export const marketKeys = { all: ['market'] as const }

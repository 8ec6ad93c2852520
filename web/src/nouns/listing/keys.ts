/** A seller's own. What is for sale to everybody is kept under the market. */
export const listingKeys = { all: ['listings'] as const }

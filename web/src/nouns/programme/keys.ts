/** The inventory of the organisation over the years, and everything that follows from it. */
export const programmeKeys = { all: ['programme'] as const }

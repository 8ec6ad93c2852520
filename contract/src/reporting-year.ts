/** The reporting period of a year's footprint: wherever a year is covered, retired for or spoken of, it is these days. */
export const periodOfYear = (year: number): { periodStartsOn: string; periodEndsOn: string } => ({
  periodStartsOn: `${year}-01-01`,
  periodEndsOn: `${year}-12-31`,
})

/** Credits of a vintage that ends after a period are as a rule not accepted for it: they are offered only to who asks for them. */
export const isLaterVintage = (vintageEndsOn: string, periodEndsOn: string): boolean =>
  periodEndsOn !== '' && vintageEndsOn > periodEndsOn

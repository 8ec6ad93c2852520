/** The reporting period of a year's footprint: wherever a year is covered, retired for or spoken of, it is these days. */
export const periodOfYear = (year: number): { periodStartsOn: string; periodEndsOn: string } => ({
  periodStartsOn: `${year}-01-01`,
  periodEndsOn: `${year}-12-31`,
})

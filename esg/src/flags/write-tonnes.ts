/** Tonnes as a sentence says them. */
export const writeTonnes = (value: number): string =>
  `${value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 })} t`

/**
 * A whole number with its thousands parted: 12,000. By hand: the first use of a browser's own formatter takes a phone a tenth of
 * a second, and what is written as a page loads keeps it from answering for as long.
 */
export const inThousands = (whole: number | bigint | string): string =>
  String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

/** 250 is "2.5 %". */
export const writeFee = (basisPoints: number): string =>
  `${(basisPoints / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })} %`

/** What a sale leaves its seller: the fee is rounded down, as it is when an order is split. */
export const afterFee = (totalCents: number, basisPoints: number): number =>
  totalCents - Number((BigInt(totalCents) * BigInt(basisPoints)) / 10_000n)

const all = ['dashboard'] as const

export const dashboardKeys = {
  all,
  /** Follows the prices of others; by the last word of its address, since who listens does without the calls. */
  marketValue: [...all, 'buyer-total-market-value'],
  /** Follows what is read in reports as well. */
  desk: [...all, 'desk'],
} as const

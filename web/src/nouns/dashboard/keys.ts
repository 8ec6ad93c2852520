const all = ['dashboard'] as const

export const dashboardKeys = {
  all,
  /** Follows the prices of others; named by its address, since the calls themselves are more than who listens needs. */
  marketValue: [...all, '/api/dashboard/buyer-total-market-value'],
} as const

/** Whatever follows from the credits one has: retirements, forwards, reports and subscriptions are kept under it. */
export const holdingKeys = { all: ['holdings'] as const }

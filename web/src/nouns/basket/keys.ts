export const basketKeys = { all: ['baskets'] as const }

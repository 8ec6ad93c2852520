export const chainKeys = { all: ['chain'] as const }

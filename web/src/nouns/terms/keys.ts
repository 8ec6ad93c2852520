export const termsKeys = { all: ['terms'] as const }

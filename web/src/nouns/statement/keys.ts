export const statementKeys = { all: ['statement'] as const }

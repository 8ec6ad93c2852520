export const operatorKeys = { all: ['operator'] as const }

export const certificateKeys = { all: ['certificates'] as const }

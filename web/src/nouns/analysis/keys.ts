/** Everything read about reports. */
export const analysisKeys = { all: ['analysis'] as const }

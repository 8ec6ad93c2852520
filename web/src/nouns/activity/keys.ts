/** Everything read about inventories of activity data. */
export const activityKeys = { all: ['activity'] as const, list: ['activity', 'list'] as const }

const dayMs = 24 * 60 * 60 * 1000

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

export const daysAfter = (at: Date, days: number): Date => daysBefore(at, -days)

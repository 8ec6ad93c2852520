import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** A moment, the same everywhere on earth. */
export const instant = () => timestamp({ withTimezone: true })

/** Credits, tonnes or cents: whole, and never too large for a number. */
export const amount = () => bigint({ mode: 'number' })

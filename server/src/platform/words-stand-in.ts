import { type SQL, sql } from 'drizzle-orm'

const wordsMax = 8

/** Each word of what was typed stands somewhere in the text; none of its signs means anything but itself. */
export const wordsStandIn = (typed: string, text: SQL): SQL => {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, wordsMax)
  const literally = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql.join([sql`true`, ...words.map((word) => sql`${text} ilike ${literally(word)}`)], sql` and `)
}

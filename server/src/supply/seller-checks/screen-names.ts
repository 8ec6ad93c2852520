import type { ListHit, ScreeningList } from '@ledgerleaf/contract/seller-checks'
import { desc, eq } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { hitFrom, likeness, wordsOf } from './compare-names.ts'
import { screeningEntries, screeningLists } from './seller-checks.tables.ts'

const findCurrent = async (db: Reader) => {
  const [list] = await db
    .select({
      id: screeningLists.id,
      name: screeningLists.name,
      entries: screeningLists.entries,
      importedAt: screeningLists.importedAt,
    })
    .from(screeningLists)
    .orderBy(desc(screeningLists.importedAt), desc(screeningLists.id))
    .limit(1)
  return list
}

/** The list names are held against; null where none was imported. */
export const findList = async (db: Reader): Promise<ScreeningList | null> => {
  const list = await findCurrent(db)
  return list ? { name: list.name, entries: list.entries, importedAt: list.importedAt.toISOString() } : null
}

type Told = { legalName: string | null; responsibleName: string | null; ownerName: string | null }

/** The entries whose names are like those a seller told, the most alike first. What they mean is for an operator to say. */
export const screenNames = async (db: Reader, told: Told): Promise<ListHit[]> => {
  const list = await findCurrent(db)
  if (!list) return []
  const names = [...new Set([told.legalName, told.responsibleName, told.ownerName])].flatMap((name) =>
    name ? [{ name, words: wordsOf(name) }] : [],
  )
  const entries = await db.select().from(screeningEntries).where(eq(screeningEntries.listId, list.id))
  const hits: ListHit[] = []
  for (const entry of entries) {
    const spelled = entry.names.map((name) => ({ name, words: wordsOf(name) }))
    for (const { name, words } of names) {
      const [best] = spelled
        .map((one) => ({ name: one.name, score: likeness(words, one.words) }))
        .sort((a, b) => b.score - a.score)
      if (best && best.score >= hitFrom) {
        const { country, sourceId } = entry
        hits.push({ told: name, ...best, entry: entry.names[0] ?? best.name, country, sourceId })
      }
    }
  }
  return hits.sort((a, b) => b.score - a.score)
}

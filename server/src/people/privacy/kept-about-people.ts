import type { Reader } from '../../platform/db.ts'
import type { Obstacle, PersonalTable } from '../../platform/personal-data.ts'

/** What all domains keep about people, as they declare it. It is handed in: privacy itself knows none of them. */
export type KeptAboutPeople = {
  tables: readonly PersonalTable[]
  obstacles: readonly Obstacle[]
  leftBehind: readonly Obstacle[]
  hasSold: (db: Reader, personId: string) => Promise<boolean>
}

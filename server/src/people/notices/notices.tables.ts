import type { NoticeKind, NoticeMail } from '@ledgerleaf/contract/notice-kinds'
import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

export const notices = pgTable(
  'notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    organisationId: uuid().notNull(),
    personId: uuid().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    /** The fact: whoever tells it again tells nothing new. */
    key: text().notNull(),
    title: text().notNull(),
    words: text().notNull(),
    href: text().notNull(),
    /** Whom the words name, so that they go with that person. */
    byId: uuid(),
    aboutId: uuid(),
    madeAt: instant().notNull(),
    readAt: instant(),
    /** How its reader wanted to be mailed when it happened. */
    mail: text().$type<NoticeMail>().notNull(),
    mailedAt: instant(),
  },
  (table) => [
    unique('notices_person_id_organisation_id_key_key').on(table.personId, table.organisationId, table.key),
  ],
)

/** How somebody wants to be mailed about each kind, where they chose. */
export const noticePreferences = pgTable(
  'notice_preferences',
  {
    personId: uuid().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    mail: text().$type<NoticeMail>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.kind] })],
)

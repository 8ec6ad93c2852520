import { type SQL, sql } from 'drizzle-orm'

/** Whoever is asked about: an account, or only an address that a guest gave. */
export type Somebody = { id: string | null; email: string }

export type Subject = Somebody & {
  /** The organisations that are theirs alone, and go with them. What belongs to others too is not this person's. */
  organisationIds: readonly string[]
}

/** What is known of a person when they are erased. */
export type Leaving = Subject & {
  /** Since when the law demands invoices to be kept. */
  invoicesSince: Date
  /** Somebody bought credits of them. */
  hasSold: boolean
}

/** What stands where a name stood. */
export const erasedName = 'Erased account'

/** What stands where an address stood. Nobody can receive mail there. */
export const erasedEmail = (id: string | null): string =>
  `erased${id === null ? '' : `-${id}`}@erased.invalid`

type Erasing =
  | { how: 'delete' }
  /** What is personal in the rows is overwritten; the rows stay for what rests on them. */
  | { how: 'overwrite'; set: (leaving: Leaving) => SQL; why: string }
  | { how: 'keep'; why: string }

export type PersonalTable = {
  table: string
  rows: (subject: Subject) => SQL
  /** Columns that are no answer to the person: secrets, and who else took part. */
  hidden?: readonly string[]
  /** A column that names a document in the store: the person is given what is in it. */
  document?: string
  erasing: Erasing
}

/** Something under way that belongs to others too: as long as there is any, nothing is erased. */
export type Obstacle = { count: (subject: Subject) => SQL; says: (count: number) => string }

/** What a domain keeps about people: each of its tables, in the order in which they are erased, and what stands against it. */
export type PersonalData = {
  tables: readonly PersonalTable[]
  obstacles?: readonly Obstacle[]
  /** What stays out of reach once the person is gone: no reason not to go, but they have to have said that they know. */
  leftBehind?: readonly Obstacle[]
}

/** A column that names a person. */
export const byColumn =
  (column: string) =>
  ({ id }: Subject): SQL =>
    sql`${sql.raw(column)} = ${id}::uuid`

/** Any of the organisations that go with somebody, for a condition: `buyer_id = ${ownersOf(subject)}`. */
export const ownersOf = ({ organisationIds }: Subject): SQL => sql`any(${sql.param(organisationIds)}::uuid[])`

/** A column that names the organisation something belongs to. */
export const byOwner =
  (column: string) =>
  (subject: Subject): SQL =>
    sql`${sql.raw(column)} = ${ownersOf(subject)}`

export const many = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

const literally = (text: string) => text.replace(/[^a-z0-9@]/gi, (mark) => `\\${mark}`)

/** What a payment provider told us, or our own test provider kept, about somebody with this address. */
export const namingSomebody = (
  column: string,
  type: 'jsonb' | 'text',
): Pick<PersonalTable, 'rows' | 'erasing'> => ({
  rows: ({ email }) => sql`position(${email} in lower(${sql.raw(column)}::text)) > 0`,
  erasing: {
    how: 'overwrite',
    set: ({ id, email }) =>
      sql`${sql.raw(column)} =
        regexp_replace(${sql.raw(column)}::text, ${literally(email)}, ${erasedEmail(id)}, 'gi')::${sql.raw(type)}`,
    why: 'what the payment provider reported, without the address',
  },
})

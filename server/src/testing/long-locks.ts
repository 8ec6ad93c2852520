import { apartMark } from '../platform/migrate.ts'

/** What in a migration keeps others from a table for as long as the table is long, and what does the same without that. */
type LongLock = { statement: string; instead: string }

const rules: { names: RegExp; instead: string }[] = [
  {
    names: /^create (unique )?index (?!concurrently)(?:.*? )?on (?:only )?(?<table>\w+)/,
    instead: `create index concurrently, in a file that begins with "${apartMark}"`,
  },
  {
    names:
      /^alter table (?:if exists |only )*(?<table>\w+) .*\badd column\b[^,]*\bdefault (gen_random_uuid|random|clock_timestamp|nextval|uuid)/,
    instead: 'add the column without a default, and fill it in pieces',
  },
  {
    names:
      /^alter table (?:if exists |only )*(?<table>\w+) .*\badd column\b[^,]*\bgenerated always as (?!identity)/,
    instead: 'a column that is written, not generated, and filled in pieces',
  },
  {
    names: /^alter table (?:if exists |only )*(?<table>\w+) .*\balter column \w+ (set data )?type\b/,
    instead: 'a new column beside the old one',
  },
  {
    names: /^alter table (?:if exists |only )*(?<table>\w+) .*\bset not null\b/,
    instead:
      'add constraint … check (… is not null) not valid, validate it in the next file, then set not null',
  },
  {
    names:
      /^alter table (?:if exists |only )*(?<table>\w+) .*\badd (constraint \w+ )?(check|foreign key)\b(?!.*\bnot valid\b)/,
    instead: 'add it not valid, and validate it in the next file',
  },
  {
    names:
      /^alter table (?:if exists |only )*(?<table>\w+) .*\badd (constraint \w+ )?(unique|primary key|exclude)\b(?!.*\busing index\b)/,
    instead: 'make the index concurrently, and add the constraint using it',
  },
  { names: /^(cluster|vacuum full|lock table) (?<table>\w+)/, instead: 'not at all' },
]

/** Statements without bodies of functions, texts and comments; each comes with whether its comment gives a reason. */
const statementsOf = (sql: string): { text: string; isExplained: boolean }[] => {
  const bare = sql
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/--([^\n]*)/g, (_, said: string) => (/^ short lock: \S/.test(said) ? '\u0001' : ''))
    .replace(/'(?:[^']|'')*'/g, "''")
  return bare.split(';').map((part) => ({
    text: part.replaceAll('\u0001', '').replace(/\s+/g, ' ').trim().toLowerCase(),
    isExplained: part.includes('\u0001'),
  }))
}

/**
 * Statements of a migration that lock a table which was there before for long. A table the file itself makes is empty, and
 * a comment above the statement, `-- short lock: why`, says of a small one that it stays small.
 */
export const findLongLocks = (sql: string): LongLock[] => {
  const statements = statementsOf(sql)
  const own = new Set(
    statements.flatMap(({ text }) => /^create table (?:if not exists )?(\w+)/.exec(text)?.[1] ?? []),
  )
  return statements.flatMap(({ text, isExplained }) => {
    if (isExplained) return []
    return rules.flatMap(({ names, instead }) => {
      const table = names.exec(text)?.groups?.table
      return table === undefined || own.has(table) ? [] : [{ statement: text, instead }]
    })
  })
}

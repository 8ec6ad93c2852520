import { type DisclosedItem, notDisclosed } from '@ledgerleaf/contract/disclosures'
import { documentFileHref } from '../../nouns/document/addresses.ts'
import { cn } from '../../ui/cn.ts'
import { writeDate } from '../../ui/format.ts'
import { KeepIds } from '../../ui/KeepIds.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'

/** A place by its hemisphere, as on the page of the project: no reader knows by heart which side is less than nothing. */
const placeOf = (_: string, latitude: string, longitude: string) =>
  `${latitude.replace('-', '')}° ${latitude.startsWith('-') ? 'S' : 'N'}, ${longitude.replace('-', '')}° ${longitude.startsWith('-') ? 'W' : 'E'}`

/** The files keep days and places as the ledger has them; a reader gets them as on every other page. */
const asRead = (text: string) =>
  text
    .replace(/\b\d{4}-\d\d-\d\d\b/g, writeDate)
    // A day stays on one line.
    .replace(/\b([A-Z][a-z]{2}) (\d{1,2}), (?=\d{4}\b)/g, '$1\u00a0$2,\u00a0')
    .replace(/Latitude (-?[\d.]*\d), longitude (-?[\d.]*\d)/, placeOf)

const Periods = ({ title, table }: { title: string; table: NonNullable<DisclosedItem['table']> }) => (
  // As wide as its rows: two columns need no page between them.
  <div className={cn('min-w-0', table.columns.length === 2 && 'max-w-96')}>
    <Table caption={title} folds={table.columns.length > 2}>
      <thead>
        <TableRow>
          {table.columns.map((column, at) => (
            <TableHead key={column} numeric={at > 0}>
              {column}
            </TableHead>
          ))}
        </TableRow>
      </thead>
      <tbody>
        {table.rows.map((cells) => (
          <TableRow key={cells[0]}>
            {cells.map((cell, at) => (
              <TableCell
                key={table.columns[at]}
                numeric={at > 0}
                label={at > 0 ? table.columns[at] : undefined}
              >
                {asRead(cell)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </Table>
  </div>
)

/** One subdivision of the law: what it asks on the left, what the seller says on the right. */
export const DisclosureItem = ({ item }: { item: DisclosedItem }) => {
  const { ref, title, answer, table, documents } = item
  const isSilent = !answer && !table && documents.length === 0
  return (
    <div className="grid gap-x-10 gap-y-3 border-hairline border-t py-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <dt className="grid content-start gap-1">
        <span className="font-mono text-eyebrow text-muted">§44475{ref}</span>
        <span className="font-medium">{title}</span>
      </dt>
      <dd className="grid min-w-0 content-start gap-4">
        {isSilent ? (
          <p className="text-muted italic">{notDisclosed}</p>
        ) : (
          answer && (
            <p className="max-w-text whitespace-pre-wrap [overflow-wrap:anywhere]">
              <KeepIds text={asRead(answer)} />
            </p>
          )
        )}
        {table && <Periods title={title} table={table} />}
        {documents.length > 0 && (
          <ul className="grid gap-2 text-sm">
            {documents.map(({ id, name, sha256 }) => (
              <li key={id} className="grid gap-0.5 [overflow-wrap:anywhere]">
                <a href={documentFileHref(id)} className={`${textLinkLook} justify-self-start`}>
                  {name}
                </a>
                <span className="text-muted">
                  SHA-256 <Mono>{sha256}</Mono>
                </span>
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  )
}

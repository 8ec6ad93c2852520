import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import type { FieldRow } from './list-fields.ts'

/** Fields with what they are. */
export const FieldTable = ({
  caption,
  title,
  fields,
}: {
  caption: string
  title?: string
  fields: readonly FieldRow[]
}) => (
  <div className="grid gap-2">
    {title && <h3 className="font-medium text-note">{title}</h3>}
    <Table caption={caption}>
      <thead>
        <tr>
          <TableHead>Field</TableHead>
          <TableHead>What it is</TableHead>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, kind, isRequired, says }) => (
          <TableRow key={name} className="has-[td]:h-11">
            <TableCell>
              <Mono>{name}</Mono>
              {isRequired && <span className="text-muted text-sm"> required</span>}
            </TableCell>
            <TableCell>
              <Mono className="text-muted">{kind}</Mono>
              {says && <p className="text-muted text-sm">{says}</p>}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  </div>
)

import { type RegistryPreview, registryRecordsApi } from '@ledgerleaf/contract/registry-records-api'
import { hrefOf } from '../../api/request.ts'
import { writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'

/** The first lines that cannot be read, and all of them as a file. */
export const RefusedLines = ({ preview }: { preview: RegistryPreview }) => (
  <div className="grid gap-3">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <p className="font-medium text-note">
        {preview.refused > preview.refusals.length
          ? `The first ${preview.refusals.length} of ${writeWhole(preview.refused)} lines that cannot be read`
          : 'Lines that cannot be read'}
      </p>
      <a
        href={hrefOf(registryRecordsApi.refusals, { params: { id: preview.id } })}
        download
        className="text-leaf-strong text-note underline underline-offset-4"
      >
        All of them as CSV
      </a>
    </div>
    <Table caption="Lines that cannot be read" tall={preview.refusals.length > 15}>
      <thead>
        <TableRow>
          <TableHead numeric className="w-24">
            Line
          </TableHead>
          <TableHead>Why</TableHead>
        </TableRow>
      </thead>
      <tbody>
        {preview.refusals.map(({ line, message }) => (
          <TableRow key={line}>
            <TableCell numeric>{writeWhole(line)}</TableCell>
            <TableCell className="[overflow-wrap:anywhere]">{message}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  </div>
)

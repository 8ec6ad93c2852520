import type { RegistryFile } from '@ledgerleaf/contract/registry-records-api'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { writeDate, writeInstant } from '../../ui/format.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'
import { kindWords, writeBytes } from './words.ts'

const Undo = ({ file }: { file: RegistryFile }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        className="max-sm:min-h-11"
        aria-label={`Undo ${file.name} of ${writeDate(file.asOf)}`}
        onClick={() => setOpen(true)}
      >
        Undo
      </Button>
      <WithdrawDialog open={isOpen} file={file} onClose={() => setOpen(false)} />
    </>
  )
}

/** One file that was brought in, and the way back from it. */
export const FileRow = ({ file }: { file: RegistryFile }) => (
  <li className="flex items-start justify-between gap-4 border-hairline border-t py-2 text-sm">
    <div className="grid min-w-0 gap-0.5">
      <p className="[overflow-wrap:anywhere]">
        {kindWords[file.kind]} as of {writeDate(file.asOf)}
      </p>
      <p className="text-muted [overflow-wrap:anywhere]">
        {file.name}, {writeBytes(file.bytes)}
      </p>
      <p className="text-muted">
        {writeInstant(file.importedAt)}
        {file.importedBy === 'command' && ', on the command line'}
      </p>
      {file.withdrawn && (
        <p className="[overflow-wrap:anywhere]">
          Withdrawn {writeInstant(file.withdrawn.at)}: {file.withdrawn.reason}
        </p>
      )}
    </div>
    {!file.withdrawn && <Undo file={file} />}
  </li>
)

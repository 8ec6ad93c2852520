import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { UploadSign } from '../../ui/icons.tsx'
import ChosenFile from './ChosenFile.tsx'
import { accept } from './check-file.ts'
import UploadGate from './UploadGate.tsx'
import { useAsk } from './use-ask.ts'
import { useFileDrop } from './use-file-drop.ts'

const tellPhase = (name: string): string =>
  name === 'uploading' ? 'Being sent…' : name === 'analysing' ? 'Received. It is being read…' : ''

/** Takes a report where one's reports are kept: dropped or chosen, sent, and opened once it is read. */
export const ReportDrop = () => {
  const navigate = useNavigate()
  const picker = useRef<HTMLInputElement>(null)
  const [isClosed, setClosed] = useState(false)
  const ask = useAsk((finished, analysisId) => {
    if (finished && analysisId) void navigate(`/analysis/${analysisId}`)
  })
  const { file, attach, detach, phase, isBusy, submit } = ask
  const { isOver, dropProps } = useFileDrop(attach, isBusy || isClosed)
  const wrong = phase.name === 'failed' || phase.name === 'refused' ? phase.message : null
  return (
    <section
      {...dropProps}
      aria-label="Add a report"
      className={cn(
        'grid justify-items-center gap-3 border border-dashed p-6 text-center sm:p-8',
        isOver ? 'border-leaf bg-sheet' : 'border-edge',
      )}
    >
      {file ? (
        <>
          <ChosenFile file={file} onRemove={detach} disabled={isBusy} />
          <Button busy={isBusy} disabled={isClosed} onClick={submit}>
            Read this report
          </Button>
        </>
      ) : (
        <>
          <UploadSign aria-hidden="true" className="size-7 text-leaf" strokeWidth={1.5} />
          <p className="max-w-text">
            Drop another report here: PDF, Word, Excel or CSV. Each figure comes back with the page it stands
            on.
          </p>
          <Button variant="outline" size="small" disabled={isClosed} onClick={() => picker.current?.click()}>
            Choose a file
          </Button>
        </>
      )}
      <p role="status" className="text-note empty:hidden">
        {tellPhase(phase.name)}
      </p>
      {wrong && (
        <p role="alert" className="max-w-text text-error text-note">
          {wrong}
        </p>
      )}
      <UploadGate onKnown={setClosed} />
      <input
        ref={picker}
        type="file"
        accept={accept}
        className="sr-only"
        aria-label="A report to read"
        tabIndex={-1}
        onChange={({ target }) => {
          attach(target.files?.[0])
          // Emptied, so that the same file can be chosen again after it was removed.
          target.value = ''
        }}
      />
    </section>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useSession } from '../../nouns/person/use-session.ts'
import { cn } from '../../ui/cn.ts'
import { UploadSign } from '../../ui/icons.tsx'
import { accept, refusalOf } from './check-file.ts'
import { uploadReport } from './upload-report.ts'
import { useFileDrop } from './use-file-drop.ts'

/** Takes a report where the others lie, and goes to its page, where the reading is followed. */
export const DropReport = () => {
  const navigate = useNavigate()
  const { person } = useSession()
  const picker = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const send = useMutation({
    mutationFn: (file: File) => uploadReport(file, person?.company ?? ''),
    onSuccess: ({ analysisId }) => navigate(`/analysis/${analysisId}`),
  })
  const take = (file: File | undefined) => {
    if (!file) return
    const why = refusalOf(file)
    setRefused(why)
    if (!why) send.mutate(file)
  }
  const { isOver, dropProps } = useFileDrop(take, send.isPending)
  const wrong = refused ?? (send.error ? messageOf(send.error) : undefined)
  return (
    <section
      {...dropProps}
      aria-label="Another report"
      className={cn(
        'grid items-center gap-x-5 gap-y-3 border border-dashed px-5 py-5 transition-colors sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-7',
        isOver ? 'border-leaf bg-sheet' : 'border-edge',
      )}
    >
      <UploadSign className="size-6 text-leaf-strong" />
      <div className="grid gap-1">
        <p className="font-medium">
          {isOver ? (
            'Drop your ESG document here'
          ) : (
            <>
              {/* Nothing is dropped on a phone. */}
              <span className="sm:hidden">Choose a report to have it read</span>
              <span className="max-sm:hidden">Drop a report here to have it read</span>
            </>
          )}
        </p>
        <p className="max-w-text text-muted text-sm">
          PDF, Word, Excel or CSV. Each figure read in it keeps the page it came from.
        </p>
      </div>
      <DutyButton
        duty="prepare"
        doing="upload reports"
        busy={send.isPending}
        busyLabel="Uploading…"
        onClick={() => picker.current?.click()}
      >
        Upload a report
      </DutyButton>
      <input
        ref={picker}
        type="file"
        accept={accept}
        aria-label="Another report to read"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          take(target.files?.[0])
          // Emptied, so that the same file can be chosen again.
          target.value = ''
        }}
      />
      {wrong && (
        <p role="alert" className="text-error text-sm sm:col-span-full">
          {wrong}
        </p>
      )}
    </section>
  )
}

import {
  type FormEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useSession } from '../../nouns/person/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { ClipSign, SendSign, UploadSign } from '../../ui/icons.tsx'
import { AskOutput, fetchResult } from './AskOutput.tsx'
import { accept } from './check-file.ts'
import { Suggestions } from './Suggestions.tsx'
import type { LiveStep } from './shown-step.ts'
import { type OnUpload, useAsk } from './use-ask.ts'
import { useFileDrop } from './use-file-drop.ts'

// Whoever only reads the page chooses no file; without a line to load this by, there is none to send the file by either.
const ChosenFile = lazy(() => import('./ChosenFile.tsx').catch(() => ({ default: () => <></> })))

// Only who is signed in and has chosen a file may be somebody whose role does not upload.
const UploadGate = lazy(() => import('./UploadGate.tsx'))

type AskBarProps = {
  inputRef: RefObject<HTMLInputElement | null>
  onUpload: OnUpload
  /** What the socket heard last. */
  live: LiveStep
}

const invitation = 'Ask Ledgerleaf to analyze your ESG report'

/** One bar for two things: a question is answered here, a report is sent to be analysed. */
export const AskBar = ({ inputRef, onUpload, live }: AskBarProps) => {
  const { text, setText, file, attach, detach, phase, isBusy, submit } = useAsk(onUpload)
  const { isOver, dropProps } = useFileDrop(attach, isBusy)
  const picker = useRef<HTMLInputElement>(null)
  const output = useRef<HTMLDivElement>(null)
  const { person } = useSession()
  const [isClosed, setClosed] = useState(false)
  const action = file ? 'Upload Now' : 'Send Now'
  const Sign = file ? UploadSign : SendSign

  const takeChosen = () => {
    if (!picker.current) return
    const [chosen] = picker.current.files ?? []
    if (chosen) attach(chosen)
    // Emptied, so that the same file can be chosen again after it was removed.
    picker.current.value = ''
  }

  // Whoever was quicker than the scripts of this page has typed or chosen already: that is taken up, not wiped.
  const takeUp = useEffectEvent(() => {
    if (inputRef.current?.value) setText(inputRef.current.value)
    takeChosen()
  })
  useLayoutEffect(() => takeUp(), [])

  const send = (event: FormEvent) => {
    event.preventDefault()
    // The button is disabled while the bar works, and would take the focus with it.
    if (document.activeElement !== inputRef.current) output.current?.focus({ preventScroll: true })
    submit()
  }
  const suggest = (question: string) => {
    setText(question)
    inputRef.current?.focus()
  }

  return (
    <div className="grid min-w-0 gap-5">
      <search
        {...dropProps}
        // Whoever turns to the bar will want an answer of it soon.
        onFocus={fetchResult}
        onPointerEnter={fetchResult}
        aria-label="Ask or upload"
        className={cn(
          'relative rounded-soft border bg-sheet transition-colors focus-within:border-leaf',
          file || isOver ? 'border-leaf' : 'border-edge',
        )}
      >
        {file && (
          // As high as what comes: whoever is about to press the button below must not miss it.
          <Suspense fallback={<div aria-hidden="true" className="h-[4.4375rem]" />}>
            <ChosenFile
              file={file}
              isRefused={phase.name === 'failed' && phase.wasRead}
              onRemove={detach}
              disabled={isBusy}
            />
          </Suspense>
        )}
        <form onSubmit={send} className="flex flex-wrap items-center gap-2 p-2">
          <input
            ref={inputRef}
            type="text"
            id="ask"
            value={text}
            onChange={(event) => setText(event.target.value)}
            readOnly={isBusy}
            autoComplete="off"
            enterKeyHint="send"
            maxLength={500}
            aria-label={invitation}
            aria-describedby={file ? 'ask-company' : undefined}
            placeholder={invitation}
            className="min-h-12 w-full bg-transparent px-2 text-base outline-none placeholder:text-muted max-sm:placeholder:text-note sm:text-[1.0625rem]"
          />
          <button
            type="button"
            disabled={isBusy}
            onClick={() => picker.current?.click()}
            className="flex min-h-11 items-center gap-2 rounded-soft border border-edge border-dashed px-3 text-note transition-colors hover:border-leaf hover:text-leaf-strong disabled:cursor-not-allowed"
          >
            <ClipSign className="size-5" />
            Attach an ESG report
          </button>
          {/* Disabled, a button takes no press: here it goes through to what holds it, and puts the cursor where the words are missing. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a help for the mouse alone; the keyboard comes by the field before it */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
          <span
            onClick={(event) => event.target === event.currentTarget && inputRef.current?.focus()}
            className="ml-auto flex"
          >
            <Button
              type="submit"
              disabled={isBusy || isClosed || (!file && !text.trim())}
              className="stays-lit max-sm:size-11 max-sm:p-0"
            >
              <Sign className="size-5 sm:hidden" strokeWidth={1.75} />
              <span className="max-sm:sr-only">{action}</span>
            </Button>
          </span>
          <input
            ref={picker}
            type="file"
            accept={accept}
            tabIndex={-1}
            className="hidden"
            onChange={takeChosen}
          />
        </form>
        {file && person && (
          <Suspense>
            <UploadGate onKnown={setClosed} />
          </Suspense>
        )}
        <AskOutput ref={output} phase={phase} live={live} onRetry={submit} />
        {isOver && (
          <p className="pointer-events-none absolute inset-0 grid place-items-center rounded-soft border-2 border-leaf border-dashed bg-sheet font-display text-leaf-strong text-xl">
            Drop your ESG document here
          </p>
        )}
      </search>
      <Suggestions onChoose={suggest} disabled={isBusy} />
    </div>
  )
}

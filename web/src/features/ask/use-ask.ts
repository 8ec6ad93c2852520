import type { ProgressStep } from '@ledgerleaf/contract/events'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { showAlert } from '../../ui/alert.ts'
import { refusalOf } from './check-file.ts'

const thinkingMs = 1800

export type AskPhase =
  | { name: 'idle' }
  | { name: 'uploading' }
  /** Received, and being read. */
  | { name: 'analysing'; analysisId: string; step: ProgressStep }
  | { name: 'analysed'; analysisId: string }
  | { name: 'thinking' | 'answering'; question: string }
  /** The file stays chosen; trying again may help. `wasRead`: it had arrived, and could not be analysed. */
  | { name: 'failed'; message: string; wasRead: boolean }
  /** The file was not taken; another one may be. */
  | { name: 'refused'; message: string }

/** Told false when an upload starts and true once its report is analysed: what it leads to is hidden, then shown. */
export type OnUpload = (finished: boolean, analysisId?: string) => void

/** The state of the bar: what is typed, what is attached, and what is being done about it. */
export const useAsk = (onUpload: OnUpload) => {
  const [text, setText] = useState('')
  const { person } = useSession()
  const [file, setFile] = useState<File | null>(null)
  const [phase, setPhase] = useState<AskPhase>({ name: 'idle' })
  const isBusy = ['uploading', 'analysing', 'thinking'].includes(phase.name)
  const leaving = useRef(new AbortController())

  useEffect(() => {
    if (phase.name !== 'thinking') return
    const timer = setTimeout(() => {
      setText('')
      setFile(null)
      setPhase({ ...phase, name: 'answering' })
    }, thinkingMs)
    return () => clearTimeout(timer)
  }, [phase])

  useEffect(() => {
    const left = new AbortController()
    leaving.current = left
    return () => left.abort()
  }, [])

  const attach = (chosen: File | undefined) => {
    if (!chosen) return void showAlert('Please upload an ESG report .pdf')
    const message = refusalOf(chosen)
    if (!message) {
      setFile(chosen)
      // With a report chosen the words are whose it is: what the account knows stands there, to be changed.
      setText((typed) => typed || (person?.company ?? ''))
    }
    setPhase(message ? { name: 'refused', message } : { name: 'idle' })
  }

  const detach = () => {
    setFile(null)
    if (text === person?.company) setText('')
    setPhase({ name: 'idle' })
  }

  const upload = async (chosen: File) => {
    setPhase({ name: 'uploading' })
    let wasRead = false
    try {
      // Loaded with the first report, and not by everyone who only reads the page.
      const { isReadable, uploadReport, followAnalysis, unreadable } = await import('./upload-report.ts')
      if (!(await isReadable(chosen))) {
        setFile(null)
        setPhase({ name: 'refused', message: unreadable(chosen) })
        return attach(undefined)
      }
      onUpload(false)
      const { analysisId } = await uploadReport(chosen, text)
      wasRead = true
      const tell = (step: ProgressStep) => setPhase({ name: 'analysing', analysisId, step })
      tell('idle')
      await followAnalysis(analysisId, tell, leaving.current.signal)
      setText('')
      setFile(null)
      setPhase({ name: 'analysed', analysisId })
      onUpload(true, analysisId)
    } catch (error) {
      // The file stays chosen, so that trying again is one click.
      if (!leaving.current.signal.aborted) setPhase({ name: 'failed', message: messageOf(error), wasRead })
    }
  }

  const submit = () => {
    if (isBusy) return
    if (file) void upload(file)
    else if (text.trim()) setPhase({ name: 'thinking', question: text })
  }

  return { text, setText, file, attach, detach, phase, isBusy, submit }
}

import { useEffect, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { showAlert } from '../../ui/alert.ts'
import { refusalOf } from './check-file.ts'
import { isReadable } from './is-readable.ts'

const thinkingMs = 1800

export type AskPhase =
  | { name: 'idle' }
  | { name: 'uploading' }
  | { name: 'uploaded'; analysisId: string }
  | { name: 'thinking' | 'answering'; question: string }
  /** The file stays chosen; trying again may help. */
  | { name: 'failed'; message: string }
  /** The file was not taken; another one may be. */
  | { name: 'refused'; message: string }

/** Told false when an upload starts and true when it has succeeded: what it leads to is hidden, then shown. */
export type OnUpload = (finished: boolean) => void

/** The state of the bar: what is typed, what is attached, and what is being done about it. */
export const useAsk = (onUpload: OnUpload) => {
  const [text, setText] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [phase, setPhase] = useState<AskPhase>({ name: 'idle' })
  const isBusy = phase.name === 'uploading' || phase.name === 'thinking'

  useEffect(() => {
    if (phase.name !== 'thinking') return
    const timer = setTimeout(() => {
      setText('')
      setFile(null)
      setPhase({ ...phase, name: 'answering' })
    }, thinkingMs)
    return () => clearTimeout(timer)
  }, [phase])

  const attach = (chosen: File | undefined) => {
    if (!chosen) return void showAlert('Please upload an ESG report .pdf')
    const message = refusalOf(chosen)
    if (!message) setFile(chosen)
    setPhase(message ? { name: 'refused', message } : { name: 'idle' })
  }

  const detach = () => {
    setFile(null)
    setPhase({ name: 'idle' })
  }

  const upload = async (chosen: File) => {
    setPhase({ name: 'uploading' })
    if (!(await isReadable(chosen))) {
      setFile(null)
      setPhase({
        name: 'refused',
        message: `${chosen.name} cannot be read any more. It may have been moved or changed.`,
      })
      return attach(undefined)
    }
    onUpload(false)
    try {
      // Loaded with the first report, and not by everyone who only reads the page.
      const { uploadReport } = await import('./upload-report.ts')
      const { analysisId } = await uploadReport(chosen, text)
      setText('')
      setFile(null)
      setPhase({ name: 'uploaded', analysisId })
      onUpload(true)
    } catch (error) {
      setPhase({ name: 'failed', message: messageOf(error) })
    }
  }

  const submit = () => {
    if (isBusy) return
    if (file) void upload(file)
    else if (text.trim()) setPhase({ name: 'thinking', question: text })
  }

  return { text, setText, file, attach, detach, phase, isBusy, submit }
}

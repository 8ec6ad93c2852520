import { useSyncExternalStore } from 'react'
import { AlertDialog } from './AlertDialog.tsx'
import { answerAlert, currentAlert, watchAlerts } from './alert.ts'

/** Stands once at the root of the page and shows what `showAlert` was asked to say. */
export const AlertHost = () => {
  const alert = useSyncExternalStore(watchAlerts, currentAlert, () => undefined)
  return <AlertDialog open={alert !== undefined} text={alert?.text ?? ''} onClose={answerAlert} />
}

import { useEffect } from 'react'

type EarlyPress = EventListenerObject & { on?: HTMLElement }

declare global {
  interface Window {
    earlyPress?: EarlyPress
  }
}

/** For the head of a page that is drawn before its scripts run: remembers the control that was pressed meanwhile. */
export const rememberPress =
  "addEventListener('click',window.earlyPress={handleEvent(e){this.on=e.target.closest('button,[type=radio],[type=checkbox]')||this.on}},true)"

/** Once the scripts have taken over: does what was asked before they could. */
export const EarlyPress = () => {
  useEffect(() => {
    const early = window.earlyPress
    if (!early) return
    window.removeEventListener('click', early, true)
    delete window.earlyPress
    const control = early.on
    // The browser has set it already, and pressing it again would take that back.
    if (control instanceof HTMLInputElement) control.checked = !control.checked
    control?.click()
  }, [])
  return null
}

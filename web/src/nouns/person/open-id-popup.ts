import { hearPopup } from './popup-channel.ts'

export type PopupFailure =
  | { code: 'popup-blocked' | 'popup-closed-by-user' | 'cancelled-popup-request' }
  | { code: 'provider-refused'; error: string }
  | { code: 'not-started'; cause: unknown }

export type PopupWindow = { readonly closed: boolean; close: () => void; location: { href: string } }

type Attempt = {
  /** Asks the server for the provider's address. */
  start: () => Promise<{ url: string }>
  onSignedIn: () => void
  onFailed: (failure: PopupFailure) => void
}

/** Section 9 of the specification: the window's size, and how long after its closing the failure is told. */
const width = 500
const height = 600
const closedDelayMs = 8000
const lookEveryMs = 250

const openCentred = (): PopupWindow | null => {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`
  return window.open('about:blank', 'ledgerleaf-sign-in', features)
}

let cancelCurrent: (() => void) | undefined

/**
 * Opens the window at once, while the click still counts as the person's own wish, and sends it to the provider
 * when its address is known. A second call cancels the first. Returns what ends the attempt without a word.
 */
export const signInByPopup = (
  { start, onSignedIn, onFailed }: Attempt,
  timing = { closedDelayMs, lookEveryMs },
  open: () => PopupWindow | null = openCentred,
): (() => void) => {
  cancelCurrent?.()
  cancelCurrent = undefined
  const popup = open()
  if (!popup) {
    onFailed({ code: 'popup-blocked' })
    return () => undefined
  }

  let closedTimer: ReturnType<typeof setTimeout> | undefined
  const look = setInterval(() => {
    if (!popup.closed) return
    clearInterval(look)
    // The window also looks closed once it comes back from a provider that isolates itself: keep listening after
    // the failure is told, because the result may still be on its way.
    closedTimer = setTimeout(() => onFailed({ code: 'popup-closed-by-user' }), timing.closedDelayMs)
  }, timing.lookEveryMs)

  const end = () => {
    clearInterval(look)
    clearTimeout(closedTimer)
    stopHearing()
    if (cancelCurrent === cancel) cancelCurrent = undefined
  }
  const cancel = () => {
    end()
    onFailed({ code: 'cancelled-popup-request' })
  }
  const stopHearing = hearPopup((result) => {
    end()
    popup.close()
    if (result.outcome === 'signed-in') onSignedIn()
    else onFailed({ code: 'provider-refused', error: result.error })
  })
  cancelCurrent = cancel

  start().then(
    ({ url }) => {
      if (cancelCurrent === cancel && !popup.closed) popup.location.href = url
    },
    (cause: unknown) => {
      if (cancelCurrent !== cancel) return
      end()
      popup.close()
      onFailed({ code: 'not-started', cause })
    },
  )
  return end
}

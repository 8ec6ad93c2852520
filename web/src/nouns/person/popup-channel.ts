/** How the sign-in window tells the page that opened it. Only pages of our own origin hear this channel. */
const name = 'ledgerleaf-sign-in'

export type PopupResult = { outcome: 'signed-in' } | { outcome: 'failed'; error: string }

const isResult = (data: unknown): data is PopupResult =>
  typeof data === 'object' && data !== null && 'outcome' in data

export const tellOpener = (result: PopupResult): void => {
  const channel = new BroadcastChannel(name)
  channel.postMessage(result)
  channel.close()
}

export const hearPopup = (listener: (result: PopupResult) => void): (() => void) => {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => {
    if (isResult(data)) listener(data)
  }
  return () => channel.close()
}

import { afterEach, expect, test, vi } from 'vitest'
import { type PopupFailure, type PopupWindow, signInByPopup } from './open-id-popup.ts'
import { tellOpener } from './popup-channel.ts'

const timing = { closedDelayMs: 60, lookEveryMs: 5 }
const url = 'https://provider.example/authorize'
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** The browser's window as the page that opened it sees it. */
const openWindow = () => {
  const popup = {
    closed: false,
    location: { href: 'about:blank' },
    close: () => {
      popup.closed = true
    },
  }
  return popup
}

const attempt = (popup: PopupWindow | null, start = async () => ({ url })) => {
  const told: ('signed-in' | PopupFailure)[] = []
  const end = signInByPopup(
    { start, onSignedIn: () => told.push('signed-in'), onFailed: (failure) => told.push(failure) },
    timing,
    () => popup,
  )
  ends.push(end)
  return told
}

test('sends the window to the provider and signs in when it reports back', async () => {
  const popup = openWindow()
  const told = attempt(popup)
  expect(popup.location.href).toBe('about:blank')
  await vi.waitFor(() => expect(popup.location.href).toBe(url), 20_000)
  tellOpener({ outcome: 'signed-in' })
  await vi.waitFor(() => expect(told).toEqual(['signed-in']), 20_000)
  expect(popup.closed).toBe(true)
})

test('says at once that the window was blocked', () => {
  expect(attempt(null)).toEqual([{ code: 'popup-blocked' }])
})

test('tells a closed window only after the delay', async () => {
  const popup = openWindow()
  const told = attempt(popup)
  const closedAt = performance.now()
  popup.close()
  await vi.waitFor(() => expect(told).toEqual([{ code: 'popup-closed-by-user' }]), 20_000)
  expect(performance.now() - closedAt).toBeGreaterThanOrEqual(timing.closedDelayMs - 1)
})

test('a result that arrives within the delay wins over the closing', async () => {
  const popup = openWindow()
  const told = attempt(popup)
  popup.close()
  tellOpener({ outcome: 'signed-in' })
  await vi.waitFor(() => expect(told).toEqual(['signed-in']), 20_000)
})

test('a result that arrives after the failure was told still signs in', async () => {
  const popup = openWindow()
  const told = attempt(popup)
  popup.close()
  await vi.waitFor(() => expect(told).toHaveLength(1), 20_000)
  tellOpener({ outcome: 'signed-in' })
  await vi.waitFor(() => expect(told).toEqual([{ code: 'popup-closed-by-user' }, 'signed-in']), 20_000)
})

test('a second click cancels the first', async () => {
  const first = attempt(openWindow())
  const second = attempt(openWindow())
  expect(first).toEqual([{ code: 'cancelled-popup-request' }])
  tellOpener({ outcome: 'signed-in' })
  await vi.waitFor(() => expect(second).toEqual(['signed-in']), 20_000)
  expect(first).toHaveLength(1)
})

test('closes the window when the server does not start the sign-in', async () => {
  const popup = openWindow()
  const cause = new Error('not configured')
  const told = attempt(popup, () => Promise.reject(cause))
  await vi.waitFor(() => expect(told).toEqual([{ code: 'not-started', cause }]), 20_000)
  expect(popup.closed).toBe(true)
})

test('hands on what the provider said', async () => {
  const told = attempt(openWindow())
  tellOpener({ outcome: 'failed', error: 'access_denied' })
  await vi.waitFor(() => expect(told).toEqual([{ code: 'provider-refused', error: 'access_denied' }]), 20_000)
})

import { lazy, Suspense, useEffect, useState } from 'react'
import { firstToast, toasterIsReady } from './toast.ts'

// No page needs a toast to be drawn, so the code for them comes after the page.
const Host = lazy(async () => {
  const { Toaster: Sonner } = await import('sonner')
  const Listening = () => {
    useEffect(toasterIsReady, [])
    return (
      <Sonner
        position="top-center"
        duration={3000}
        hotkey={['altKey', 'KeyT']}
        // Over the bar at the head of every page: below it is the heading, which one came to read.
        offset={10}
        mobileOffset={{ top: 8, left: 8, right: 8 }}
        className="toaster"
        toastOptions={{ className: 'toast' }}
      />
    )
  }
  return { default: Listening }
})

export const Toaster = () => {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => void firstToast.then(() => setWanted(true)), [])
  if (!isWanted) return null
  return (
    <Suspense fallback={null}>
      <Host />
    </Suspense>
  )
}

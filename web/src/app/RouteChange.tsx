import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A new page starts at its top, for the eye and for the keyboard: without this the focus would stay on a link that
 * is gone. A field that asked for the focus itself keeps it.
 */
export const RouteChange = () => {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // What the server told others about the page that was left.
    for (const tag of document.head.querySelectorAll('[data-about]')) tag.remove()
    if (hash) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    const main = document.getElementById('main')
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}

import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * A new page starts at its top, for the eye and for the keyboard: without this the focus would stay on a link that
 * is gone. A field that asked for the focus itself keeps it.
 */
export const RouteChange = () => {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const shown = useRef(pathname)
  // A link to a place on the page, followed while the scripts were taking over, is known to the browser alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they have taken over
  useEffect(() => {
    const asked = window.location.hash
    if (asked !== hash) void navigate({ hash: asked }, { replace: true })
  }, [])
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

import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Where the address names a part of the page that came later than the page: brings it into view, and whoever reads on to it. */
export const useArrival = (id: string): void => {
  const { hash } = useLocation()
  useEffect(() => {
    const part = hash === `#${id}` ? document.getElementById(id) : null
    if (!part) return
    part.tabIndex = -1
    part.scrollIntoView()
    part.focus({ preventScroll: true })
  }, [hash, id])
}

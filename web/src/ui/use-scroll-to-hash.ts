import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** For a link that names a part which is on the page only once it is read. */
export const useScrollToHash = (isThere: boolean): void => {
  const { hash } = useLocation()
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isThere, hash])
}

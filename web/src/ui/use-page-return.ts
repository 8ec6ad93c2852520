import { useEffect } from 'react'

/** Whoever comes back from another page by the browser's button may find this one as it was left: then this is done. */
export const usePageReturn = (onReturn: () => void): void => {
  useEffect(() => {
    const release = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn()
    }
    window.addEventListener('pageshow', release)
    return () => window.removeEventListener('pageshow', release)
  }, [onReturn])
}

import { Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { buttonLook } from '../../ui/button-look.ts'

/** The way to where one asks, while that is not on the screen. */
export const AskLink = ({ partId }: { partId: string }) => {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const part = document.getElementById(partId)
    if (!part) return
    const watch = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false))
    watch.observe(part)
    return () => watch.disconnect()
  }, [partId])
  if (!isAway) return null
  return (
    <a href={`#${partId}`} className={buttonLook('outline', 'small')}>
      <Sparkles aria-hidden="true" className="size-4" strokeWidth={1.5} />
      Ask this report
    </a>
  )
}

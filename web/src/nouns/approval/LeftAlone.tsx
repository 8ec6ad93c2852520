import { useStanding } from './use-standing.ts'
import { tellLeft } from './words.ts'

/** What the signed-in person may still buy or retire alone, where what they do is added up. */
export const LeftAlone = ({ doing }: { doing: 'buy' | 'retire' }) => {
  const known = useStanding()
  const words = known ? tellLeft(known.limit, doing) : null
  return words && <p className="text-muted text-sm">{words}</p>
}

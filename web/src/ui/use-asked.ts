import { useState } from 'react'

type Asked<About> = { about: About; answer: (isYes: boolean) => void }

/** A question in the middle of an act: whoever asks waits for the answer, and goes on where it is yes. */
export const useAsked = <About>() => {
  const [asked, setAsked] = useState<Asked<About> | null>(null)
  const ask = (about: About) =>
    new Promise<boolean>((resolve) => {
      const answer = (isYes: boolean) => {
        setAsked(null)
        resolve(isYes)
      }
      setAsked({ about, answer })
    })
  return { asked, ask }
}

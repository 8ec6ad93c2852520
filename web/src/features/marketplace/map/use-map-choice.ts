import { useCallback, useMemo, useState } from 'react'

/** The project whose card is shown, and where it was chosen: the other side follows. */
export type MapChosen = { id: string; by: 'mark' | 'card' }

export type MapChoice = {
  /** Under the hand or the keys, on the map or among the cards. */
  lit: string | null
  chosen: MapChosen | null
  light: (id: string | null) => void
  choose: (chosen: MapChosen | null) => void
}

/** A mark and its card light up together. */
export const useMapChoice = (): MapChoice => {
  const [lit, light] = useState<string | null>(null)
  const [chosen, setChosen] = useState<MapChosen | null>(null)
  const choose = useCallback(
    (next: MapChosen | null) =>
      setChosen((last) => (last && next && last.id === next.id && last.by === next.by ? last : next)),
    [],
  )
  return useMemo(() => ({ lit, chosen, light, choose }), [lit, chosen, choose])
}

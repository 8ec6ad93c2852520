/** How many of these places lie nearer than `reach` to one: asked once for each row, so it must not look at all of them. */
export const countPlaces = (places: number[]): ((place: number, reach: number) => number) => {
  const sorted = Float64Array.from(places).sort()
  /** The first that is not below (or, with `over`, above) a place. */
  const first = (place: number, over: boolean) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      const value = sorted[middle] as number
      if (over ? value <= place : value < place) low = middle + 1
      else high = middle
    }
    return low
  }
  return (place, reach) => Math.max(0, first(place + reach, false) - first(place - reach, true))
}

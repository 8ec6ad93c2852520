export type TourStep = {
  id: string
  /** In the list of steps. */
  name: string
  title: string
  text: string
  /** What is to be seen, for those who do not see it. */
  shows: string
  /** Finds the part of the screen that is spoken of. */
  spot: string
  /** And the heart of it, where the whole part is more than the stage shows; of several parts, the frame around them all. */
  heart?: readonly string[]
  /** Shown in its own size, or nearly: its words would be too small otherwise. */
  isLarge?: true
}

/** The first step is the tour itself; every other one has an address of its own. */
export const addressOf = (steps: readonly TourStep[], position: number): string =>
  position <= 0 ? '/tour' : `/tour/${steps[position]?.id}`

const all = ['market'] as const

/** What anyone may see for sale. */
export const marketKeys = {
  all,
  project: [...all, 'project'],
  listings: [...all, 'listings'],
  forwards: [...all, 'forwards'],
  seller: [...all, 'seller'],
  /** What a project may come into or fall out of. */
  projects: [...all, 'projects'],
  places: [...all, 'places'],
} as const

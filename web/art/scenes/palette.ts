import { dayAndNight } from '../svg.ts'

export const [width, height] = [640, 480]

/** The five scenes share one light: the same paper sky, the same ink, one colour of their own each. */
export const sceneStyle = (day: Record<string, string>, night: Record<string, string>) =>
  dayAndNight(
    {
      sky: 'fill:#e6ede8',
      far: 'fill:#bccfc4',
      mid: 'fill:#86a793',
      near: 'fill:#3f6d57',
      dark: 'fill:#163c2f',
      sun: 'fill:#e9b85c',
      star: 'display:none',
      ln: 'stroke:#10241d;opacity:.22',
      ink: 'stroke:#10241d',
      pap: 'fill:#f6f4ec',
      ...day,
    },
    {
      sky: 'fill:#0f2023',
      far: 'fill:#1d3a38',
      mid: 'fill:#16302c',
      near: 'fill:#0f241f',
      dark: 'fill:#081410',
      sun: 'fill:#f1ead2',
      star: 'display:inline;opacity:.7',
      ln: 'stroke:#cfe6da;opacity:.2',
      ink: 'stroke:#b9cdc2',
      pap: 'fill:#22403a',
      ...night,
    },
  )

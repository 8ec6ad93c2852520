/** One after the other for the lines of a basket; a long basket begins again. */
const tones = ['bg-leaf', 'bg-ochre', 'bg-moss', 'bg-edge', 'bg-sky', 'bg-ink'] as const

export const toneOf = (position: number): string => tones[position % tones.length] ?? tones[0]

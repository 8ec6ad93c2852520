/** One after the other for the lines of a basket; a long basket begins again. Ochre warns, and is none of them. */
const tones = ['bg-leaf', 'bg-moss', 'bg-ink', 'bg-sky', 'bg-edge'] as const

export const toneOf = (position: number): string => tones[position % tones.length] ?? tones[0]

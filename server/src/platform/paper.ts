import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
/** Covers what people are called, in Latin, Greek and Cyrillic, and the small figures of CO₂. */
export const fonts = {
  text: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  strong: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  figures: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
}

/** The colours of the house, as ink on paper. */
export const inks = { ink: '#10241D', quiet: '#4B5D55', line: '#C9CDBF', leaf: '#1F7A4D' } as const

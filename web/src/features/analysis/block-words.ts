import { categoryOf, type Metric, metricName } from '@ledgerleaf/contract/metrics'
import { writeShare } from '@ledgerleaf/contract/shares'
import { shortName, writeTonnes } from '../../nouns/analysis/words.ts'
import type { Block, Blocks } from './footprint-blocks.ts'

const scopeNames = {
  scope1: 'Scope 1',
  scope2: 'Scope 2',
  scope3: 'Scope 3',
  total: 'Not split',
} as const
export const scopeName = (scope: Block['scope']): string => scopeNames[scope]

/** What a piece is called where its scope is told by its place and colour. */
export const nameBlock = ({ metric, isRest }: Pick<Block, 'metric' | 'isRest'>): string => {
  if (metric === 'total') return 'Total, not split by scope'
  return isRest ? 'Scope 3, not split by category' : shortName(metric)
}

type Change = {
  share: string
  way: 'more' | 'less' | 'same'
  words: string
}

/** How it changed since a year before: the way and the share for the drawing, and both in words. */
export const changeOf = (
  { tonnes, before }: Pick<Block, 'tonnes' | 'before'>,
  year: number,
): Change | null => {
  if (before === null) return null
  if (before === tonnes) return { share: '', way: 'same', words: `the same as in ${year - 1}` }
  const isMore = tonnes > before
  const by = before > 0 ? writeShare(Math.abs(tonnes - before), before) : ''
  const amount = by || `${writeTonnes(Math.abs(tonnes - before))} t`
  const way = isMore ? 'more' : 'less'
  return {
    share: amount,
    way,
    words: `${amount} ${way} than in ${year - 1}`,
  }
}

/** A piece in full, for whoever does not see it. */
export const tellBlock = (block: Block, whole: number, year: number): string => {
  const { metric, isRest, tonnes } = block
  const name = isRest || categoryOf(metric) === null ? nameBlock(block) : metricName(metric)
  return [
    `${name}: ${writeTonnes(tonnes)} t`,
    whole > 0 && `${writeShare(tonnes, whole)} of the footprint`,
    changeOf(block, year)?.words ?? `${year - 1} not known`,
  ]
    .filter(Boolean)
    .join(', ')
}

const scope2Words: Partial<Record<Metric, string>> = {
  scope2_market: 'market-based: by what was bought',
  scope2_location: 'location-based: by what the grid gave',
  scope2_unspecified: 'by a method the report does not state',
}

/** Which of its two methods Scope 2 is counted by. */
export const tellMethod = (blocks: readonly Block[]): string | null => {
  const second = blocks.find(({ scope }) => scope === 'scope2')
  return second ? `Scope 2 is counted ${scope2Words[second.metric]}.` : null
}

/** What the footprint leaves out because the report does not give it; nothing of it is taken for zero. */
export const tellUnknown = ({ blocks, excess }: Blocks): string[] => {
  if (blocks.some(({ scope }) => scope === 'total'))
    return ['The report gives one total; what of it is Scope 1, 2 or 3 is not known.']
  const has = (scope: Block['scope']) => blocks.some((block) => block.scope === scope)
  const missing = (['scope1', 'scope2', 'scope3'] as const).filter((scope) => !has(scope))
  const categories = blocks.filter(({ metric }) => categoryOf(metric) !== null).length
  const names = missing.map(scopeName)
  return [
    names.length > 0 &&
      `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} not known, and not counted as zero.`,
    excess !== null &&
      `Its categories add up to ${writeTonnes(excess)} t, more than the Scope 3 the report gives, so Scope 3 is drawn as one.`,
    categories > 0 &&
      categories < 15 &&
      `The report gives ${categories} of the 15 categories of Scope 3; the others are not known.`,
  ].filter((line) => line !== false)
}

/** The picture in a sentence or two. */
export const tellBlocks = (blocks: readonly Block[], whole: number, year: number): string => {
  const sorted = [...blocks].sort((a, b) => b.tonnes - a.tonnes)
  const largest = sorted.slice(0, 3).map((block) => tellBlock(block, whole, year))
  const rest = sorted.length - largest.length
  return `The footprint of ${year}, ${writeTonnes(whole)} t CO2e, in ${blocks.length} ${blocks.length === 1 ? 'piece' : 'pieces'}. ${largest.join('; ')}${rest > 0 ? `; and ${rest} smaller` : ''}.`
}

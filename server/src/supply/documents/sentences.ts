import type { PageText } from './page-text.ts'

/** A line break inside a paragraph is where the paper ended, not the thought; a blank line or a bullet ends one. */
const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n(?=\s*(?:[•▪–-]|\d+[.)])\s)/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')

const quoteMax = 320

/** The sentences of a page, short enough to be quoted. */
export const sentencesOf = ({ text }: PageText): string[] =>
  paragraphs(text)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+(?=[A-Z“"])/))
    .filter((sentence) => sentence.length >= 8)
    .map((sentence) =>
      sentence.length > quoteMax ? `${sentence.slice(0, quoteMax - 1).trimEnd()}…` : sentence,
    )

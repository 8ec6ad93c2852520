import { createHash } from 'node:crypto'

type Section = { heading: string; paragraphs: string[] }

/** One spelling of a text: composed letters, line ends of one kind, no spaces at the ends of lines, one empty line at most. */
const canonical = (text: string): string =>
  `${text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`

/** The text as it is accepted and fingerprinted. Its version is part of it: the same words again are another version. */
export const writeText = ({
  title,
  version,
  body,
}: {
  title: string
  version: number
  body: string
}): string => canonical(`# ${title}\nVersion ${version}\n\n${body}`)

export const fingerprintOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** What stands below the title and the version. */
export const bodyOf = (text: string): string => canonical(text.slice(text.indexOf('\n## ')))

export const readSections = (text: string): Section[] =>
  bodyOf(`\n${text}`)
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      return { heading, paragraphs: lines.filter((line) => line !== '') }
    })

/** The headings under which something is other than before, new ones among them, then those that are gone. */
export const changedSections = (before: string, now: string): string[] => {
  const written = (text: string) =>
    new Map(readSections(text).map(({ heading, paragraphs }) => [heading, paragraphs.join('\n')]))
  const [old, fresh] = [written(before), written(now)]
  return [
    ...[...fresh].filter(([heading, words]) => old.get(heading) !== words).map(([heading]) => heading),
    ...[...old.keys()].filter((heading) => !fresh.has(heading)),
  ]
}

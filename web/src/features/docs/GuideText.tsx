import { Fragment } from 'react'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'
import { Code } from './Code.tsx'
import type { GuideBlock, GuideWords } from './read-guide.ts'

const Run = ({ kind, text, to }: GuideWords) => {
  if (kind === 'code')
    return (
      <code className="rounded-soft bg-sheet px-1 py-0.5 font-mono text-[0.9em] [overflow-wrap:anywhere]">
        {text}
      </code>
    )
  if (kind === 'strong') return <strong className="font-medium">{text}</strong>
  if (kind !== 'link') return text
  return to.startsWith('/') ? (
    <TextLink to={to}>{text}</TextLink>
  ) : (
    <a href={to} className={textLinkLook}>
      {text}
    </a>
  )
}

const Runs = ({ words }: { words: readonly GuideWords[] }) =>
  words.map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a guide never move
    <Fragment key={place}>
      <Run {...word} />
    </Fragment>
  ))

const names: Record<string, string> = { ts: 'TypeScript', sh: 'Shell', html: 'HTML' }

const Part = ({ block }: { block: GuideBlock }) => {
  if (block.kind === 'heading')
    return (
      <h2 id={block.id} className="mt-10 mb-3 scroll-mt-28 text-2xl">
        {block.text}
      </h2>
    )
  if (block.kind === 'code') return <Code name={names[block.language] ?? block.language} text={block.text} />
  if (block.kind === 'paragraph')
    return (
      <p className="mt-4 max-w-text leading-relaxed">
        <Runs words={block.words} />
      </p>
    )
  return (
    <ul className="mt-4 grid max-w-text list-disc gap-2 pl-5 leading-relaxed marker:text-leaf">
      {block.items.map((words, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a guide never move
        <li key={place}>
          <Runs words={words} />
        </li>
      ))}
    </ul>
  )
}

/** A guide, as it is written in its file. */
export const GuideText = ({ blocks }: { blocks: readonly GuideBlock[] }) =>
  blocks.map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a guide never move
    <Part key={place} block={block} />
  ))

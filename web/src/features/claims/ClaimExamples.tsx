import { claimExamples } from './claim-examples.ts'
import { kindWords } from './claim-words.ts'

/** Words to begin with, one of each kind people publish most; choosing them puts them into the form and judges nothing. */
export const ClaimExamples = ({ onChoose }: { onChoose: (words: string) => void }) => (
  <section aria-labelledby="claim-examples" className="grid gap-4 xl:sticky xl:top-24">
    <h2 id="claim-examples" className="font-[500] font-display text-xl">
      Words to begin with
    </h2>
    <ul className="border-edge border-t-2 bg-sheet">
      {claimExamples.map(({ kind, words }) => (
        <li key={kind} className="border-hairline border-b last:border-b-0">
          <button
            type="button"
            onClick={() => onChoose(words)}
            className="grid w-full gap-1 px-4 py-3.5 text-left transition-colors hover:bg-paper focus-visible:-outline-offset-2 sm:px-5"
          >
            <span className="font-mono text-eyebrow text-leaf-strong">{kindWords[kind]}</span>
            <span className="font-display text-lg leading-snug">“{words}”</span>
          </button>
        </li>
      ))}
    </ul>
    <p className="border-hairline border-l-2 pl-4 text-muted">
      The words are held against what you have retired in the period and against the rules of the places where
      they will be read. Every finding names its rule.
    </p>
  </section>
)

import { claimExamples } from './claim-examples.ts'
import { kindWords } from './claim-words.ts'

/** Words to begin with, one of each kind people publish most; choosing them puts them into the form and judges nothing. */
export const ClaimExamples = ({ onChoose }: { onChoose: (words: string) => void }) => (
  <section aria-labelledby="claim-examples" className="-mt-3 grid gap-2">
    <h2 id="claim-examples" className="font-mono text-eyebrow text-muted">
      Words to begin with
    </h2>
    <ul className="flex flex-wrap gap-2">
      {claimExamples.map(({ kind, words }) => (
        <li key={kind}>
          <button
            type="button"
            title={words}
            onClick={() => onChoose(words)}
            className="min-h-11 rounded-soft border border-hairline bg-sheet px-3 py-1.5 text-note transition-colors hover:border-leaf hover:text-leaf-strong sm:min-h-9"
          >
            {kindWords[kind]}
            <span className="sr-only">: {words}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)

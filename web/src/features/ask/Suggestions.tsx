import { suggestions } from './suggestions.ts'

type SuggestionsProps = { onChoose: (question: string) => void; disabled: boolean }

/** The first three topics, as one would ask about them. */
export const Suggestions = ({ onChoose, disabled }: SuggestionsProps) => (
  <section aria-labelledby="ask-suggestions" className="grid gap-3">
    <p id="ask-suggestions" className="font-mono text-eyebrow text-muted">
      Suggestions on what to ask Our AI
    </p>
    <ul className="flex flex-wrap gap-2">
      {suggestions.map((question) => (
        <li key={question}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onChoose(question)}
            className="min-h-9 rounded-soft border border-hairline bg-sheet px-3 py-1.5 text-left text-note transition-colors hover:border-leaf hover:text-leaf-strong disabled:cursor-not-allowed disabled:text-muted"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  </section>
)

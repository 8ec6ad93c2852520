import { markQuote } from './mark-quote.ts'

/** The words of a page where there is none to draw, as of a Word document or a sheet; the quote is marked. */
export const PageWords = ({ page, text, quote }: { page: number; text: string; quote: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
  <div
    role="group"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    tabIndex={0}
    aria-label={`Page ${page}`}
    className="max-h-[55dvh] overflow-y-auto whitespace-pre-wrap border border-edge bg-sheet p-5 text-note leading-relaxed [overflow-wrap:anywhere]"
  >
    {markQuote(text, quote).map(({ text: part, marked }) =>
      marked ? (
        <mark key={part} data-testid="boxed" className="bg-ochre/20 text-ink outline-2 outline-danger">
          {part}
        </mark>
      ) : (
        part
      ),
    )}
  </div>
)

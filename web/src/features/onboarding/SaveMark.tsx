import type { SaveState } from './use-autosave.ts'

const words: Record<SaveState, string> = {
  idle: '',
  waiting: 'Typing…',
  saving: 'Saving…',
  saved: 'Saved',
  refused: 'Not saved',
}

/** How far a field is with saving itself, beside its label. */
export const SaveMark = ({ state }: { state: SaveState }) => (
  <span
    aria-live="polite"
    className={
      state === 'refused' ? 'font-mono text-error text-eyebrow' : 'font-mono text-eyebrow text-muted'
    }
  >
    {words[state]}
  </span>
)

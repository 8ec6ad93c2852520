import { CopyButton } from './CopyButton.tsx'

/** A value to be put somewhere else, as it is. */
export const Copyable = ({ label, text }: { label: string; text: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-edge border-l-2 bg-sheet py-2 pr-2 pl-4">
    <div className="grid min-w-0 gap-0.5">
      <p className="text-muted text-sm">{label}</p>
      <p className="break-all font-mono text-sm">{text}</p>
    </div>
    <CopyButton text={text} label={`Copy the ${label.toLowerCase()}`} />
  </div>
)

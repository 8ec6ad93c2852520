import { cn } from '../../ui/cn.ts'
import { CheckSign, CrossSign } from '../../ui/icons.tsx'

type ChosenFileProps = {
  file: File
  /** It was read and could not be analysed: it stays, and nothing says that it is ready. */
  isRefused: boolean
  onRemove: () => void
  disabled: boolean
}

/** The attached report, and what the line below it is for while one is attached. */
const ChosenFile = ({ file, isRefused, onRemove, disabled }: ChosenFileProps) => (
  <div
    className={cn(
      'flex items-start gap-3 border-b border-dashed px-4 py-3',
      isRefused ? 'border-edge' : 'border-leaf',
    )}
  >
    {isRefused ? (
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border border-error font-medium text-error text-sm"
      >
        !
      </span>
    ) : (
      <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-leaf text-on-leaf">
        <CheckSign className="size-4" strokeWidth={2.25} />
      </span>
    )}
    <div className="grid min-w-0 flex-1 gap-0.5">
      <p role="status" className="flex min-w-0 flex-wrap gap-x-2">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{file.name}</span>
        {isRefused ? (
          <span className="text-error">not analysed</span>
        ) : (
          <span className="text-leaf-strong">ready for analysis</span>
        )}
      </p>
      <p id="ask-company" className="text-muted text-sm">
        Type your company's name below, or leave it empty.
      </p>
    </div>
    <button
      type="button"
      aria-label={`Remove file ${file.name}`}
      onClick={onRemove}
      disabled={disabled}
      className="-my-1.5 -mr-2 grid size-9 shrink-0 place-items-center rounded-soft text-muted hover:bg-sunken hover:text-ink disabled:cursor-not-allowed"
    >
      <CrossSign className="size-5" />
    </button>
  </div>
)

// React.lazy asks for a default export.
export default ChosenFile

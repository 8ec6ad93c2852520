import { Button } from '../../ui/Button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Notice } from '../../ui/Notice.tsx'

type Props = { codes: readonly string[]; onKept: () => void; kept: string }

/** Shown once: the server keeps only what tells a right one from a wrong one. */
export const RecoveryCodes = ({ codes, onKept, kept }: Props) => {
  const text = `Recovery codes of Ledgerleaf. Each works once.\n\n${codes.join('\n')}\n`
  return (
    <div className="grid gap-5">
      <Notice tone="attention" title="Keep these ten codes now">
        Each gets you in once when your second factor is lost. They are not shown again.
      </Notice>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-1 gap-x-6 gap-y-1 border-edge border-t-2 bg-sheet p-4 font-mono text-sm tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={text} label="Copy" />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="ledgerleaf-recovery-codes.txt"
          className={buttonLook('outline', 'small')}
        >
          Download
        </a>
        <Button className="ml-auto" onClick={onKept}>
          {kept}
        </Button>
      </div>
    </div>
  )
}

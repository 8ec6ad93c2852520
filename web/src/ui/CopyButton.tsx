import { Copy } from 'lucide-react'
import { Button } from './Button.tsx'
import { toast } from './toast.ts'

export const CopyButton = ({
  text,
  label,
  isQuiet = false,
}: {
  text: string
  label: string
  isQuiet?: boolean
}) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('Copied.')
    } catch {
      toast.error('The browser does not let us copy. Mark the words and copy them by hand.')
    }
  }
  return (
    <Button size="small" variant={isQuiet ? 'quiet' : 'outline'} onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" strokeWidth={1.5} />
      {label}
    </Button>
  )
}

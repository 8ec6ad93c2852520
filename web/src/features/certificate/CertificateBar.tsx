import { Download } from 'lucide-react'
import { buttonLook } from '../../ui/button-look.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { BackToHoldings } from './BackToHoldings.tsx'

/** Above the sheet: the way back for whose it is, and what most come for, to keep it and to pass it on. */
export const CertificateBar = ({ id, address, pdf }: { id: string; address: string; pdf: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
    <BackToHoldings id={id} />
    <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">
      <a href={pdf} className={buttonLook('primary', 'small')}>
        <Download aria-hidden="true" className="size-4" strokeWidth={1.5} />
        Download PDF
      </a>
      <CopyButton text={address} label="Copy link" />
    </div>
  </div>
)

import { shareKinds, sharePrivacy } from '@ledgerleaf/contract/retirement-shares'
import { type SharedCertificate, sharedCertificatesApi } from '@ledgerleaf/contract/shared-certificates'
import { hrefOf } from '../../api/request.ts'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { SheetOver } from './SheetOver.tsx'

type Shared = SharedCertificate['shares'][number]

const Tonnes = ({ children }: { children: number }) => (
  <p className="whitespace-nowrap text-right font-mono tabular-nums">{writeWhole(children)} t</p>
)

const projectsOf = ({ certificates }: Shared): string =>
  [...new Set(certificates.map(({ retirement }) => retirement.projectName))].join(', ')

const ShareLine = ({ share }: { share: Shared }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1.5 border-hairline border-b py-5 last:border-b-0">
    <p className="font-medium [overflow-wrap:anywhere]">{share.name}</p>
    <Tonnes>{share.quantity}</Tonnes>
    <p className="text-muted text-sm [overflow-wrap:anywhere]">
      {shareKinds[share.kind]} · {projectsOf(share)}
    </p>
    <p className="text-right">
      <TextLink
        to={`/certificates/${share.certificateId}`}
        className="inline-block min-h-6 content-center text-sm"
      >
        Certificate<span className="sr-only"> of {share.name}</span>
      </TextLink>
    </p>
  </li>
)

/** One certificate over all shares of an act: who got how many tonnes, each with its own certificate. */
export const SharedSheet = ({ shared: { id, quantity, purpose, shares } }: { shared: SharedCertificate }) => {
  const [first, ...others] = shares.flatMap(({ certificates }) => certificates)
  if (!first) return null
  return (
    <SheetOver
      id={id}
      quantity={quantity}
      certificates={[first, ...others]}
      onBehalfOf={null}
      purpose={purpose}
      told={`${writeCount(shares.length, 'share', 'shares')}, retired in one act`}
      note={`Each share has a certificate of its own over the same credits. ${sharePrivacy}`}
      landscapePdf={hrefOf(sharedCertificatesApi.pdf, { params: { id }, query: { layout: 'landscape' } })}
      file={hrefOf(sharedCertificatesApi.file, { params: { id } })}
    >
      <div>
        <ol aria-label="Among whom it was shared" className="border-edge border-t-2">
          {shares.map((share) => (
            <ShareLine key={share.certificateId} share={share} />
          ))}
        </ol>
        <div className="rule-double flex items-center justify-between gap-6 border-edge border-t py-3.5 font-medium">
          <p>Together</p>
          <Tonnes>{quantity}</Tonnes>
        </div>
      </div>
    </SheetOver>
  )
}

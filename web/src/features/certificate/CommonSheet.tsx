import { partOfWords } from '@ledgerleaf/contract/retirement-shares'
import {
  type Certificate,
  type CommonCertificate,
  retirementReasons,
  retirementsApi,
} from '@ledgerleaf/contract/retirements'
import { hrefOf } from '../../api/request.ts'
import { writeCount } from '../../ui/format.ts'
import { CommonBatches } from './CommonBatches.tsx'
import { SheetOver } from './SheetOver.tsx'

/** One certificate over everything an act retired: the sum, the words, and a line for each batch with its own proof. */
export const CommonSheet = ({ common: { id, quantity, certificates } }: { common: CommonCertificate }) => {
  const [first, ...others] = certificates
  if (!first) return null
  const { onBehalfOf, purpose, reason, isShare } = first.retirement
  const all: [Certificate, ...Certificate[]] = [first, ...others]
  return (
    <SheetOver
      id={id}
      quantity={quantity}
      certificates={all}
      onBehalfOf={onBehalfOf}
      purpose={purpose}
      told={`${retirementReasons[reason as keyof typeof retirementReasons] ?? reason} · ${writeCount(certificates.length, 'batch', 'batches')}, retired in one act`}
      note={isShare ? partOfWords : null}
      landscapePdf={hrefOf(retirementsApi.commonCertificatePdf, {
        params: { id },
        query: { layout: 'landscape' },
      })}
      file={hrefOf(retirementsApi.commonCertificateFile, { params: { id } })}
    >
      <CommonBatches quantity={quantity} certificates={certificates} />
    </SheetOver>
  )
}

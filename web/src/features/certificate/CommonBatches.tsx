import { nameRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import type { CommonCertificate, Retirement } from '@ledgerleaf/contract/retirements'
import type { ReactNode } from 'react'
import { BackingLine } from '../../nouns/credit/BackingLine.tsx'
import { SerialList } from '../../nouns/credit/SerialList.tsx'
import { writeSpan, writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-2 @3xl:grid-cols-[7rem_minmax(0,1fr)] @3xl:gap-x-4">
    <dt className="text-fine text-muted">{label}</dt>
    <dd className="text-note [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

const Tonnes = ({ children }: { children: number }) => (
  <p className="whitespace-nowrap text-right font-mono tabular-nums">{writeWhole(children)} t</p>
)

const Batch = ({ retirement }: { retirement: Retirement }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-4 border-hairline border-b py-5 last:border-b-0 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_7rem]">
    <div className="grid content-start gap-1.5">
      <p className="font-medium [overflow-wrap:anywhere]">
        <TextLink to={`/projects/${retirement.projectId}`}>{retirement.projectName}</TextLink>
      </p>
      <p className="text-muted text-sm">
        {retirement.registry}
        {retirement.registryProjectId && (
          <>
            {' · '}
            <span className="whitespace-nowrap">{retirement.registryProjectId}</span>
          </>
        )}
      </p>
      {retirement.backing && (
        <BackingLine brief isRetired registry={retirement.registry} backing={retirement.backing} />
      )}
    </div>
    <div className="@3xl:col-start-3">
      <Tonnes>{retirement.quantity}</Tonnes>
    </div>
    <div className="col-span-full grid content-start gap-3 @3xl:col-span-1 @3xl:col-start-2 @3xl:row-start-1">
      <dl className="grid gap-1.5">
        <Fact label="Vintage">{writeSpan(retirement.vintageStartsOn, retirement.vintageEndsOn)}</Fact>
        <Fact label="Serials">
          <SerialList serials={retirement.serials} shownMax={3} />
        </Fact>
        <Fact label="At the registry">{nameRegistryRetirement(retirement.atRegistry)}</Fact>
      </dl>
      <p>
        <TextLink to={`/certificates/${retirement.id}`} className="inline-block min-h-6 content-center">
          Its certificate and proof
        </TextLink>
      </p>
    </div>
  </li>
)

/** What one act retired, batch by batch: which credits on which vintage, and together the sum above them. */
export const CommonBatches = ({
  quantity,
  certificates,
}: Pick<CommonCertificate, 'quantity' | 'certificates'>) => (
  <div className="@container">
    <ol aria-label="What was retired" className="border-edge border-t-2">
      {certificates.map(({ retirement }) => (
        <Batch key={retirement.id} retirement={retirement} />
      ))}
    </ol>
    <div className="rule-double flex items-center justify-between gap-6 border-edge border-t py-3.5 font-medium">
      <p>Together</p>
      <Tonnes>{quantity}</Tonnes>
    </div>
  </div>
)

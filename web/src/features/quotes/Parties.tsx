import type { Quote } from '@ledgerleaf/contract/quotes'
import { countryName } from '../../ui/country-name.ts'

const Party = ({ label, lines }: { label: string; lines: readonly string[] }) => (
  <div className="grid content-start gap-1">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="[overflow-wrap:anywhere]">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </dd>
  </div>
)

/** Whom one buys from, and whom it is billed to: what a purchasing department looks for first. */
export const Parties = ({ quote: { supplier, billedTo, company } }: { quote: Quote }) => (
  <dl className="grid gap-6 text-note sm:grid-cols-2">
    <Party
      label="From"
      lines={
        supplier
          ? [
              supplier.name,
              ...supplier.address,
              countryName(supplier.country),
              ...(supplier.vatId ? [`VAT ID ${supplier.vatId}`] : []),
              ...(supplier.isDemo ? ['A demonstration: this company is invented.'] : []),
            ]
          : ['Not stated: the operator of this marketplace has not said who issues its invoices.']
      }
    />
    {billedTo && (
      <Party
        label="Billed to"
        lines={[
          ...(company ? [company] : []),
          ...billedTo.address,
          ...(billedTo.country ? [countryName(billedTo.country)] : []),
          ...(billedTo.taxId ? [`Tax ID ${billedTo.taxId}`] : []),
        ]}
      />
    )}
  </dl>
)

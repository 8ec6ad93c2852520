const steps = [
  ['On its day', 'From what is on sale the cheapest basket within your limits is put together.'],
  ['Within your cap', 'It is bought with the card that is kept for you, with an invoice each time.'],
  ['Above your cap', 'That time is left out, nothing is charged, and you are told.'],
] as const

/** What happens each time, for whoever is about to let a card be charged again and again. */
export const HowItRuns = () => (
  <section aria-labelledby="how-it-runs" className="grid gap-3">
    <h2 id="how-it-runs" className="font-[500] font-display text-xl">
      What happens each time
    </h2>
    <dl className="grid border-hairline border-t">
      {steps.map(([when, what]) => (
        <div
          key={when}
          className="grid gap-x-6 gap-y-0.5 border-hairline border-b py-3 sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="font-medium text-note">{when}</dt>
          <dd className="text-muted text-note">{what}</dd>
        </div>
      ))}
    </dl>
    <p className="text-muted text-sm">You can pause a subscription at any time, and cancel it for good.</p>
  </section>
)

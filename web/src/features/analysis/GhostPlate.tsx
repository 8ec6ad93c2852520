/** How long the bars of three years are drawn. They are of no figures: no report is read yet. */
const bars = ['w-full', 'w-11/12', 'w-4/5']

const Words = ({ children }: { children: string }) => <p className="text-muted text-sm">{children}</p>

/** Where a report will stand once it is read, in outline. */
export const GhostPlate = () => (
  <div className="@container grid gap-5 border-edge border-t-2 bg-sheet p-4 sm:p-6">
    <div className="grid gap-1">
      <p className="font-display text-2xl leading-tight">No report analysed yet</p>
      <p className="max-w-text text-muted text-note">The first one stands here like this.</p>
    </div>
    <div
      aria-hidden="true"
      className="grid gap-x-12 gap-y-6 border-hairline border-t pt-5 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="grid content-start gap-3">
        <Words>Its footprint, year by year and by scope</Words>
        <div className="grid gap-3">
          {bars.map((width) => (
            <span key={width} className={`flex h-2.5 gap-px ${width}`}>
              <span className="w-[8%] border border-hairline bg-sunken" />
              <span className="w-[7%] border border-hairline bg-sunken" />
              <span className="flex-1 border border-hairline bg-sunken" />
            </span>
          ))}
        </div>
      </div>
      <div className="grid content-start gap-4">
        <div className="grid gap-2">
          <Words>How much of it is retired</Words>
          <span className="h-2 border border-hairline bg-sunken" />
        </div>
        <Words>How far it is from your targets, and what an auditor may raise</Words>
      </div>
    </div>
  </div>
)

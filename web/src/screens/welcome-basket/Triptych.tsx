const scenes = [
  { art: 'scene-mangrove', middle: '' },
  { art: 'scene-forest', middle: '' },
  { art: 'scene-biochar', middle: 'object-[66%_50%]' },
] as const

/** Three projects in one frame, as the basket holds them. */
export const Triptych = () => (
  <figure className="grid gap-3">
    <div className="ruled relative grid grid-cols-3 gap-2 border border-edge bg-sheet p-2">
      {scenes.map(({ art, middle }) => (
        <img
          key={art}
          src={`/art/${art}.svg`}
          alt=""
          width={640}
          height={480}
          className={`block aspect-[2/5] size-full object-cover ${middle}`}
        />
      ))}
    </div>
    <figcaption className="mt-1 flex items-baseline justify-between gap-4 font-mono text-eyebrow text-muted">
      <span>Three projects, one basket</span>
      <span className="whitespace-nowrap">Plate III</span>
    </figcaption>
  </figure>
)

const paths = {
  '≈': 'M4 10c2-3 5-3 8-1s6 2 8-1M4 17c2-3 5-3 8-1s6 2 8-1',
  '≠': 'M5 9h14M5 15h14M16 4 8 20',
} as const

const isSign = (text: string): text is keyof typeof paths => text in paths

/** A text with the signs of arithmetic that the letters of the site have not: they are drawn, and read as they are. */
export const WithSigns = ({ text }: { text: string }) =>
  text.split(/([≈≠])/).map((part, at) =>
    isSign(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={at}>
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          className="inline size-[0.9em] align-[-0.1em]"
        >
          <path d={paths[part]} />
        </svg>
        <span className="sr-only">{part}</span>
      </span>
    ) : (
      part
    ),
  )

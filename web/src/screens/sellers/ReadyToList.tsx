import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'

/** The way onward, as a card laid on a wide view. */
export const ReadyToList = () => (
  <div className="mx-auto max-w-page px-5 pb-14 sm:px-8 md:pb-20">
    <div className="relative grid border border-edge">
      <img
        src="/art/landscape.svg"
        alt=""
        width={1200}
        height={1200}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover object-[50%_72%]"
      />
      <div className="relative m-4 mt-44 grid max-w-md justify-items-start gap-5 border border-edge bg-sheet p-6 sm:m-10 sm:p-9 lg:my-16">
        <Heading level={2}>Ready to List Your Credits?</Heading>
        <p className="text-muted">
          An account takes a minute. After it you can list your first credits, or look around and ask us.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/sellersignup">Create a seller account</ButtonLink>
          <ButtonLink to="/contact" variant="outline">
            Ask a question
          </ButtonLink>
        </div>
      </div>
    </div>
  </div>
)

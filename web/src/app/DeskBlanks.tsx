import { Lines } from '../ui/Lines.tsx'
import { Logo } from '../ui/Logo.tsx'
import { deskHeaderLook, deskLogoLook, deskSidebarLook } from './desk-looks.ts'

/** The room the frame of a signed-in person will take, for as long as nobody knows more than that it was there last time. */
export const BlankHeader = () => (
  <header className={`${deskHeaderLook} visit:hidden`}>
    <Logo className={`ml-14 lg:ml-0 ${deskLogoLook}`} />
  </header>
)

export const BlankSidebar = () => (
  <div className={`${deskSidebarLook} w-60 narrow-desk:w-16 lg:desk:flex`}>
    <Lines art="contours-tall" className="absolute inset-y-0 left-0 -z-10 w-60 bg-contour/70" />
  </div>
)

/** Also of the frame that is drawn before it is known who is signed in: what fills it later moves nothing. */
export const deskHeaderLook =
  'sticky top-0 z-30 flex h-16 shrink-0 items-center gap-3 border-hairline border-b bg-sheet px-3 sm:px-5'

export const deskSidebarLook =
  'sticky top-16 isolate hidden h-[calc(100dvh-4rem)] shrink-0 flex-col overflow-clip border-hairline border-r bg-sheet'

/** The leaf alone on a phone, where the role beside the avatar needs the room, and on a tablet, where the names do. */
export const deskLogoLook = 'max-[26rem]:[&>span]:hidden md:max-lg:[&>span]:hidden'

import { useState } from 'react'
import { NavLink } from 'react-router'
import { cn } from '../ui/cn.ts'
import { Drawer } from '../ui/Drawer.tsx'
import { MenuSign } from '../ui/icons.tsx'
import { Lines } from '../ui/Lines.tsx'
import { Logo } from '../ui/Logo.tsx'
import { AccountButton } from './AccountButton.tsx'
import { siteMap } from './site-map.ts'

/** The navigation of a phone: the same pages, large enough for a thumb. */
export const SiteMenu = () => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="-mr-2 min-[56rem]:hidden">
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="grid size-11 place-items-center rounded-soft hover:bg-sunken"
      >
        <MenuSign className="size-6" />
      </button>
      <Drawer open={open} onClose={close} label="Menu" head={<Logo />}>
        <nav aria-label="Site" className="relative isolate flex flex-1 flex-col justify-between gap-8 p-5">
          <Lines art="contours-tall" className="absolute inset-0 -z-10 bg-contour" />
          <ul className="grid">
            {siteMap.map(({ to, label }, i) => (
              <li key={to} className="border-hairline border-b">
                <NavLink
                  to={to}
                  end
                  onClick={close}
                  className={({ isActive }) =>
                    cn(
                      'flex min-h-14 items-baseline gap-4 py-4 font-display text-2xl leading-tight',
                      isActive && 'text-leaf-strong',
                    )
                  }
                >
                  <span aria-hidden="true" className="w-6 font-mono text-eyebrow text-muted">
                    {String(i + 1).padStart(2, '0')}
                  </span>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <AccountButton className="w-full bg-sheet" onClick={close} />
        </nav>
      </Drawer>
    </div>
  )
}

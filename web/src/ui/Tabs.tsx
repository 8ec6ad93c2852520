import { Tabs as Parts } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { useTabStrip } from './use-tab-strip.ts'

type Tab = { id: string; label: string; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** What a tab opens is a sheet of its own, and lies right under it. */
  isJoined?: boolean
}

export const Tabs = ({ label, tabs, isJoined = false }: TabsProps) => (
  <Parts.Root defaultValue={tabs[0]?.id} className="min-w-0">
    <Parts.List aria-label={label} {...useTabStrip()}>
      {tabs.map((tab) => (
        <Parts.Trigger
          key={tab.id}
          value={tab.id}
          className={cn(
            '-mb-px min-h-11 whitespace-nowrap rounded-t-soft border-transparent border-b-2 px-3 text-note text-muted hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-leaf data-[state=active]:text-ink',
            isJoined && 'data-[state=active]:bg-sheet',
          )}
        >
          {tab.label}
        </Parts.Trigger>
      ))}
    </Parts.List>
    {tabs.map((tab) => (
      <Parts.Content key={tab.id} value={tab.id} className={isJoined ? undefined : 'pt-6'}>
        {tab.content}
      </Parts.Content>
    ))}
  </Parts.Root>
)

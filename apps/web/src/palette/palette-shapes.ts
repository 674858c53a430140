import type { ReactNode } from 'react'

export const groups = ['screens', 'actions', 'people', 'companies', 'search'] as const

/** Something that can be chosen. */
export type Option = {
  id: string
  group: (typeof groups)[number]
  label: string
  about?: string
  figure: ReactNode
  /** Whether one leaves for another screen, and reading goes on there. */
  goes: boolean
  choose: () => void
}

import type { ReactNode } from 'react'

/** Something that can be chosen. */
export type Option = {
  id: string
  group: 'exact' | 'recent' | 'screens' | 'actions' | 'people' | 'companies' | 'search'
  label: string
  about?: string
  figure: ReactNode
  /** Whether one leaves for another screen, and reading goes on there. */
  goes: boolean
  choose: () => void
}

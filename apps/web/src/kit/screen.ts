import type { Icon } from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { Session } from '@wellmet/account/users/users.contract.ts'
import type { PlainMessage } from '@wellmet/platform/messages/messages.ts'

type Role = Session['workspaces'][number]['role']

/** An address of the web app without parameters. */
type Address = Exclude<NonNullable<LinkProps['to']>, `${string}$${string}` | `.${string}`>

/**
 * How one gets to a screen. A `*.screen.ts` in its folder declares it as `screen`; the rail, the settings, the palette
 * and the list of keys show what is declared.
 */
export type Screen = {
  to: Address
  label: PlainMessage<unknown>
  /** Other words under which the palette finds it. */
  words?: PlainMessage<unknown>
  icon: Icon
  /** Lists show the smallest first. */
  order: number
  search?: { tab?: string }
  /** Everybody, if it is left out. */
  mayOpen?: (role: Role | undefined) => boolean
  /** In the rail, with the key that is pressed after "g". */
  rail?: {
    key: string
    /** Shows its children to those who have a use for it. */
    Where?: ComponentType<{ children: ReactNode }>
    /** How many things wait there for the viewer; nothing if there are none. */
    Count?: ComponentType
  }
  /** The address of the screen in the rail that is marked while this one is open. */
  place?: Address
  /** How its other addresses begin. */
  also?: readonly string[]
  /** In the settings, of the user or of the workspace; there it may have a shorter name. */
  settings?: {
    of: 'user' | 'workspace'
    label?: PlainMessage<unknown>
    /** How many things wait there for the viewer; nothing if there are none. */
    Count?: ComponentType
  }
}

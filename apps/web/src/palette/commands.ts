import {
  IconApi,
  IconBell,
  IconBellCog,
  IconBrandLinkedin,
  IconDeviceDesktop,
  IconFileImport,
  IconLogout,
  IconMoon,
  IconPlus,
  IconReportSearch,
  IconShare,
  IconSun,
  IconUser,
  IconUserPlus,
  IconUsersGroup,
  IconWorldSearch,
  type Icon,
} from '@tabler/icons-react'
import { isAdmin, isMember } from '../account/members/roles.ts'
import type { Role } from '../account/users/session.ts'
import { type RailItem, railItems } from '../shell/rail-items.ts'

/** What happens in place, without leaving the screen. */
export type Deed = 'light' | 'dark' | 'auto' | 'new-workspace' | 'sign-out'
type Place =
  | RailItem['to']
  | '/people/search'
  | '/access'
  | '/access/linkedin'
  | '/settings/profile'
  | '/settings/workspace'
  | '/settings/sharing'
  | '/settings/api-keys'
  | '/settings/audit'
  | '/settings/notifications'
  | '/notifications'

export type Command = {
  label: string
  /** Other words under which somebody may look for it. */
  words: string
  icon: Icon
  group: 'Screens' | 'Actions'
  mayUse?: (role: Role | undefined) => boolean
} & ({ to: Place } | { deed: Deed })

const screen = { group: 'Screens' } as const
const action = { group: 'Actions' } as const

const fromRail = (): readonly Command[] =>
  railItems.map(({ to, label, short, icon }) => ({ ...screen, to, label: label(), words: short?.() ?? '', icon }))

const beside: readonly Command[] = [
  {
    ...screen,
    to: '/people/search',
    label: 'Search everywhere',
    words: 'people directory broad discovery pdl',
    icon: IconWorldSearch,
  },
  { ...screen, to: '/notifications', label: 'Notifications', words: 'news bell', icon: IconBell },
  { ...screen, to: '/settings/profile', label: 'Profile', words: 'settings name password account', icon: IconUser },
  {
    ...screen,
    to: '/settings/workspace',
    label: 'Workspace',
    words: 'settings members team rename',
    icon: IconUsersGroup,
  },
  { ...screen, to: '/settings/sharing', label: 'Sharing', words: 'settings privacy hide share', icon: IconShare },
  {
    ...screen,
    to: '/settings/notifications',
    label: 'Notification settings',
    words: 'mail delivery time zone quiet',
    icon: IconBellCog,
  },
  {
    ...screen,
    to: '/settings/api-keys',
    label: 'API keys',
    words: 'settings token developer',
    icon: IconApi,
    mayUse: isMember,
  },
  {
    ...screen,
    to: '/settings/audit',
    label: 'Audit log',
    words: 'settings history security',
    icon: IconReportSearch,
    mayUse: isAdmin,
  },
  {
    ...action,
    to: '/access/linkedin',
    label: 'Bring in a LinkedIn export',
    words: 'import upload connections contacts network',
    icon: IconBrandLinkedin,
    mayUse: isMember,
  },
  {
    ...action,
    to: '/access',
    label: 'Bring in mail, calendar or contacts',
    words: 'import upload file network access',
    icon: IconFileImport,
    mayUse: isMember,
  },
  {
    ...action,
    to: '/settings/workspace',
    label: 'Invite somebody',
    words: 'invitation member team colleague',
    icon: IconUserPlus,
    mayUse: isAdmin,
  },
  { ...action, deed: 'new-workspace', label: 'New workspace', words: 'create team', icon: IconPlus },
  { ...action, deed: 'light', label: 'Light colours', words: 'theme toggle scheme mode day', icon: IconSun },
  { ...action, deed: 'dark', label: 'Dark colours', words: 'theme toggle scheme mode night', icon: IconMoon },
  {
    ...action,
    deed: 'auto',
    label: 'Colours as the system has them',
    words: 'theme toggle scheme mode auto',
    icon: IconDeviceDesktop,
  },
  { ...action, deed: 'sign-out', label: 'Sign out', words: 'log out leave exit', icon: IconLogout },
]

/** Every screen and every action. */
export const listCommands = (): readonly Command[] => [...fromRail(), ...beside]

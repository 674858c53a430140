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
import { paletteMessages } from './palette.messages.ts'

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
  label: () => string
  /** Other words under which somebody may look for it. */
  words: () => string
  icon: Icon
  group: 'screens' | 'actions'
  mayUse?: (role: Role | undefined) => boolean
} & ({ to: Place } | { deed: Deed })

const screen = { group: 'screens' } as const
const action = { group: 'actions' } as const

const fromRail: readonly Command[] = railItems.map(({ to, label, short, icon }) => ({
  ...screen,
  to,
  label,
  words: short ?? (() => ''),
  icon,
}))

const beside: readonly Command[] = [
  {
    ...screen,
    to: '/people/search',
    label: paletteMessages.searchEverywhere,
    words: paletteMessages.searchEverywhereWords,
    icon: IconWorldSearch,
  },
  {
    ...screen,
    to: '/notifications',
    label: paletteMessages.notifications,
    words: paletteMessages.notificationsWords,
    icon: IconBell,
  },
  {
    ...screen,
    to: '/settings/profile',
    label: paletteMessages.profile,
    words: paletteMessages.profileWords,
    icon: IconUser,
  },
  {
    ...screen,
    to: '/settings/workspace',
    label: paletteMessages.workspace,
    words: paletteMessages.workspaceWords,
    icon: IconUsersGroup,
  },
  {
    ...screen,
    to: '/settings/sharing',
    label: paletteMessages.sharing,
    words: paletteMessages.sharingWords,
    icon: IconShare,
  },
  {
    ...screen,
    to: '/settings/notifications',
    label: paletteMessages.notificationSettings,
    words: paletteMessages.notificationSettingsWords,
    icon: IconBellCog,
  },
  {
    ...screen,
    to: '/settings/api-keys',
    label: paletteMessages.apiKeys,
    words: paletteMessages.apiKeysWords,
    icon: IconApi,
    mayUse: isMember,
  },
  {
    ...screen,
    to: '/settings/audit',
    label: paletteMessages.auditLog,
    words: paletteMessages.auditLogWords,
    icon: IconReportSearch,
    mayUse: isAdmin,
  },
  {
    ...action,
    to: '/access/linkedin',
    label: paletteMessages.importLinkedIn,
    words: paletteMessages.importLinkedInWords,
    icon: IconBrandLinkedin,
    mayUse: isMember,
  },
  {
    ...action,
    to: '/access',
    label: paletteMessages.importFiles,
    words: paletteMessages.importFilesWords,
    icon: IconFileImport,
    mayUse: isMember,
  },
  {
    ...action,
    to: '/settings/workspace',
    label: paletteMessages.inviteSomebody,
    words: paletteMessages.inviteSomebodyWords,
    icon: IconUserPlus,
    mayUse: isAdmin,
  },
  {
    ...action,
    deed: 'new-workspace',
    label: paletteMessages.newWorkspace,
    words: paletteMessages.newWorkspaceWords,
    icon: IconPlus,
  },
  {
    ...action,
    deed: 'light',
    label: paletteMessages.lightColors,
    words: paletteMessages.lightColorsWords,
    icon: IconSun,
  },
  {
    ...action,
    deed: 'dark',
    label: paletteMessages.darkColors,
    words: paletteMessages.darkColorsWords,
    icon: IconMoon,
  },
  {
    ...action,
    deed: 'auto',
    label: paletteMessages.systemColors,
    words: paletteMessages.systemColorsWords,
    icon: IconDeviceDesktop,
  },
  {
    ...action,
    deed: 'sign-out',
    label: paletteMessages.signOut,
    words: paletteMessages.signOutWords,
    icon: IconLogout,
  },
]

/** Every screen and every action. */
export const commands: readonly Command[] = [...fromRail, ...beside]

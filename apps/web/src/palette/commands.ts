import {
  IconApi,
  IconBell,
  IconBellCog,
  IconBrandLinkedin,
  IconCreditCard,
  IconDeviceDesktop,
  IconFileExport,
  IconFileImport,
  IconKey,
  IconLogout,
  IconMoon,
  IconDownload,
  IconLock,
  IconPlugConnected,
  IconPlus,
  IconReportSearch,
  IconShare,
  IconSun,
  IconUser,
  IconUserPlus,
  IconUsersGroup,
  IconUsersPlus,
  IconWorldSearch,
  IconAddressBook,
  IconBookmarks,
  IconBuilding,
  IconCopy,
  IconHelp,
  IconListCheck,
  IconListNumbers,
  IconShieldCheck,
  IconTarget,
  type Icon,
} from '@tabler/icons-react'
import { isAdmin, isMember, isOwner } from '../account/members/roles.ts'
import type { Role } from '../account/users/session.ts'
import { type RailItem, railItems } from '../shell/rail-items.ts'
import { newMissionPanel, newSavedListPanel } from './panels.ts'
import { paletteMessages } from './palette.messages.ts'

/** What happens in place, without leaving the screen. */
export type Deed = 'light' | 'dark' | 'auto' | 'new-workspace' | 'help' | 'sign-out'
type Place =
  | RailItem['to']
  | '/people'
  | '/people/search'
  | '/search/companies'
  | '/contacts'
  | '/all-contacts'
  | '/collections'
  | '/missions'
  | '/access'
  | '/access/linkedin'
  | '/access/personalize'
  | '/onboarding'
  | '/setup-network'
  | '/settings/profile'
  | '/settings/security'
  | '/settings/your-data'
  | '/settings/workspace'
  | '/settings/sign-in'
  | '/settings/connected-accounts'
  | '/settings/sharing'
  | '/settings/introductions'
  | '/settings/api-keys'
  | '/settings/audit'
  | '/settings/billing'
  | '/settings/notifications'
  | '/notifications'

export type Command = {
  label: () => string
  /** Other words under which somebody may look for it. */
  words: () => string
  icon: Icon
  group: 'screens' | 'actions'
  mayUse?: (role: Role | undefined) => boolean
} & ({ to: Place; search?: { panel?: string; tab?: string } } | { deed: Deed })

const screen = { group: 'screens' } as const
const action = { group: 'actions' } as const

const fromRail: readonly Command[] = railItems.map(({ to, label, icon }) => ({
  ...screen,
  to,
  label,
  words: () => '',
  icon,
}))

const beside: readonly Command[] = [
  {
    ...screen,
    to: '/people',
    label: paletteMessages.topPaths,
    words: paletteMessages.topPathsWords,
    icon: IconListNumbers,
  },
  {
    ...screen,
    to: '/search/companies',
    label: paletteMessages.companies,
    words: paletteMessages.companiesWords,
    icon: IconBuilding,
  },
  {
    ...screen,
    to: '/contacts',
    label: paletteMessages.contacts,
    words: paletteMessages.contactsWords,
    icon: IconAddressBook,
  },
  {
    ...screen,
    to: '/all-contacts',
    search: { tab: 'duplicates' },
    label: paletteMessages.duplicates,
    words: paletteMessages.duplicatesWords,
    icon: IconCopy,
  },
  {
    ...screen,
    to: '/collections',
    label: paletteMessages.savedLists,
    words: paletteMessages.savedListsWords,
    icon: IconBookmarks,
  },
  {
    ...screen,
    to: '/missions',
    label: paletteMessages.missions,
    words: paletteMessages.missionsWords,
    icon: IconTarget,
  },
  {
    ...screen,
    to: '/onboarding',
    label: paletteMessages.firstSteps,
    words: paletteMessages.firstStepsWords,
    icon: IconListCheck,
  },
  {
    ...screen,
    to: '/setup-network',
    label: paletteMessages.whoToInvite,
    words: paletteMessages.whoToInviteWords,
    icon: IconUsersPlus,
  },
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
    to: '/settings/security',
    label: paletteMessages.security,
    words: paletteMessages.securityWords,
    icon: IconLock,
  },
  {
    ...screen,
    to: '/settings/your-data',
    label: paletteMessages.yourData,
    words: paletteMessages.yourDataWords,
    icon: IconDownload,
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
    to: '/settings/sign-in',
    label: paletteMessages.workspaceSignIn,
    words: paletteMessages.workspaceSignInWords,
    icon: IconKey,
    mayUse: isOwner,
  },
  {
    ...screen,
    to: '/settings/connected-accounts',
    label: paletteMessages.connectedAccounts,
    words: paletteMessages.connectedAccountsWords,
    icon: IconPlugConnected,
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
    to: '/settings/introductions',
    label: paletteMessages.myRules,
    words: paletteMessages.myRulesWords,
    icon: IconShieldCheck,
    mayUse: isMember,
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
    ...screen,
    to: '/settings/billing',
    label: paletteMessages.billing,
    words: paletteMessages.billingWords,
    icon: IconCreditCard,
    mayUse: isOwner,
  },
  {
    ...action,
    to: '/access/personalize',
    label: paletteMessages.nameGoal,
    words: paletteMessages.nameGoalWords,
    icon: IconTarget,
    mayUse: isMember,
  },
  {
    ...action,
    to: '/collections',
    search: { panel: newSavedListPanel },
    label: paletteMessages.newList,
    words: paletteMessages.newListWords,
    icon: IconPlus,
    mayUse: isMember,
  },
  {
    ...action,
    to: '/missions',
    search: { panel: newMissionPanel },
    label: paletteMessages.newMission,
    words: paletteMessages.newMissionWords,
    icon: IconPlus,
    mayUse: isMember,
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
    to: '/contacts',
    label: paletteMessages.exportContacts,
    words: paletteMessages.exportContactsWords,
    icon: IconFileExport,
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
    deed: 'help',
    label: paletteMessages.help,
    words: paletteMessages.helpWords,
    icon: IconHelp,
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

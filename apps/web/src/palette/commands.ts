import {
  IconBrandLinkedin,
  IconDeviceDesktop,
  IconFileExport,
  IconFileImport,
  IconLogout,
  IconMoon,
  IconPlus,
  IconSun,
  IconUserPlus,
  IconHelp,
  IconTarget,
  type Icon,
} from '@tabler/icons-react'
import { isAdmin, isMember } from '../account/members/roles.ts'
import type { Role } from '../account/users/session.ts'
import type { Screen } from '../kit/screen.ts'
import { screens } from '../navigation/screens.ts'
import { newMissionPanel, newSavedListPanel } from './panels.ts'
import { paletteMessages } from './palette.messages.ts'

/** What happens in place, without leaving the screen. */
export type Deed = 'light' | 'dark' | 'auto' | 'new-workspace' | 'help' | 'sign-out'
export type Command = {
  label: () => string
  /** Other words under which somebody may look for it. */
  words: () => string
  icon: Icon
  group: 'screens' | 'actions'
  mayUse?: (role: Role | undefined) => boolean
} & ({ to: Screen['to']; search?: { panel?: string; tab?: string } } | { deed: Deed })

const action = { group: 'actions' } as const

const ofScreens: readonly Command[] = screens.map(({ to, search, label, words = () => '', icon, mayOpen }) => ({
  group: 'screens',
  to,
  ...(search ? { search } : {}),
  label,
  words,
  icon,
  ...(mayOpen ? { mayUse: mayOpen } : {}),
}))

const actions: readonly Command[] = [
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
export const commands: readonly Command[] = [...ofScreens, ...actions]

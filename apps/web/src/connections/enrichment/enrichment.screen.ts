import { IconListSearch } from '@tabler/icons-react'
import { isAdmin } from '../../account/members/roles.ts'
import type { Screen } from '../../kit/screen.ts'
import { connectionsScreensMessages } from '../connections-screens.messages.ts'

export const screen = {
  to: '/settings/enrichment',
  label: connectionsScreensMessages.enrichment,
  icon: IconListSearch,
  order: 420,
  settings: { of: 'workspace' },
  mayOpen: isAdmin,
} satisfies Screen

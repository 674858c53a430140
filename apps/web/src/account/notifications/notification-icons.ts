import {
  IconArrowsLeftRight,
  IconCheck,
  IconClock,
  IconFileImport,
  IconMessageQuestion,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react'
import type { Notification } from '@wellmet/account/notifications/notifications.contract.ts'

export const kindIcons: Record<Notification['kind'], Icon> = {
  'introduction.asked': IconMessageQuestion,
  'introduction.answered': IconArrowsLeftRight,
  'introduction.due': IconClock,
  'introduction.outcome': IconCheck,
  'member.joined': IconUserPlus,
  'import.done': IconFileImport,
}

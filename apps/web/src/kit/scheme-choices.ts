import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { kitMessages } from './kit.messages.ts'

export const schemeChoices = [
  { value: 'light', label: kitMessages.light, icon: IconSun },
  { value: 'dark', label: kitMessages.dark, icon: IconMoon },
  { value: 'auto', label: kitMessages.followSystem, icon: IconDeviceDesktop },
] as const

import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

export const schemeChoices = [
  { value: 'light', label: 'Light', icon: IconSun },
  { value: 'dark', label: 'Dark', icon: IconMoon },
  { value: 'auto', label: 'Auto', icon: IconDeviceDesktop },
] as const

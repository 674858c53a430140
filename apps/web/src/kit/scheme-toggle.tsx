import { useMantineColorScheme } from '@mantine/core'
import { Segmented } from './segmented.tsx'
import { schemeChoices } from './scheme-choices.ts'

export const SchemeToggle = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return <Segmented legend="Colour scheme" choices={schemeChoices} value={colorScheme} onChange={setColorScheme} />
}

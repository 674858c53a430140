import { useMantineColorScheme } from '@mantine/core'
import { Segmented } from './segmented.tsx'
import { schemeChoices } from './scheme-choices.ts'
import { kitMessages } from './kit.messages.ts'

export const SchemeToggle = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const choices = schemeChoices.map((choice) => ({ ...choice, label: choice.label() }))
  return (
    <Segmented legend={kitMessages.colorScheme()} choices={choices} value={colorScheme} onChange={setColorScheme} />
  )
}

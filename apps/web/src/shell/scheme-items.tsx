import text from '../kit/text.module.css'
import styles from './account-menu.module.css'
import { Menu, useMantineColorScheme } from '@mantine/core'
import { schemeChoices } from '../kit/scheme-choices.ts'
import { shellMessages } from './shell.messages.ts'

/** The colour scheme as items of a menu, where form controls are not allowed. */
export const SchemeItems = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <fieldset className={styles.scheme}>
      <legend className={text.onlySpoken}>{shellMessages.colorScheme()}</legend>
      {schemeChoices.map(({ value, label, icon: ChoiceIcon }) => (
        <Menu.RadioItem
          key={value}
          value={value}
          checked={colorScheme === value}
          checkIcon={null}
          onChange={() => setColorScheme(value)}
        >
          <ChoiceIcon size={16} stroke={1.6} aria-hidden="true" />
          {label()}
        </Menu.RadioItem>
      ))}
    </fieldset>
  )
}

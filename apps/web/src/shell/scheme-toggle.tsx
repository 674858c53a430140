import './scheme-toggle.css'
import { useMantineColorScheme } from '@mantine/core'
import { useId } from 'react'
import { schemeChoices } from './scheme-choices.ts'

export const SchemeToggle = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const name = useId()
  return (
    <fieldset className="scheme-toggle">
      <legend className="only-spoken">Colour scheme</legend>
      {schemeChoices.map(({ value, label, icon: ChoiceIcon }) => (
        <label key={value} className="scheme-choice">
          <input
            type="radio"
            name={name}
            value={value}
            checked={colorScheme === value}
            onChange={() => setColorScheme(value)}
          />
          <ChoiceIcon size={16} stroke={1.6} aria-hidden="true" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

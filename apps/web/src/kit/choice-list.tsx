import styles from './choice-list.module.css'
import text from './text.module.css'
import { useId } from 'react'

type Props<Value extends string> = {
  legend: string
  choices: readonly { value: Value; label: string; about?: string }[]
  /** Null before anything was chosen. */
  value: Value | null
  onChange: (value: Value) => void
  disabled?: boolean
}

/** One of a few, each with a line about what it means; a whole row is the target of a thumb. */
export const ChoiceList = <Value extends string>(props: Props<Value>) => {
  const { legend, choices, value: chosen, onChange, disabled = false } = props
  const name = useId()
  return (
    <fieldset className={styles.choiceList} disabled={disabled}>
      <legend className={text.onlySpoken}>{legend}</legend>
      {choices.map(({ value, label, about }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChange(value)} />
          <span>
            <strong>{label}</strong>
            {about ? <span className={text.quiet}>{about}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

import './letter-choice.css'
import { useId } from 'react'

type Props<Value extends string> = {
  legend: string
  choices: readonly { value: Value; label: string; about?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, each with a line about what it means; a whole row is the target of a thumb. */
export const LetterChoice = <Value extends string>({ legend, choices, value: chosen, onChange }: Props<Value>) => {
  const name = useId()
  return (
    <fieldset className="letter-choice">
      <legend className="only-spoken">{legend}</legend>
      {choices.map(({ value, label, about }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChange(value)} />
          <span>
            <strong>{label}</strong>
            {about ? <span className="quiet">{about}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
